import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { reactSnippet } from '../../ui-kit/src/admin/sharing/react-snippet.js';
import { docBlocks } from '../doc-blocks.js';
import { sampleValue } from './sample-value.js';
import { ROOT } from './tarballs.js';

/** The addresses of planners in the docs. */
const PLANNERS = /https:\/\/(\w+\.)?planner\.example\.com|http:\/\/localhost:4000/g;

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  strict: true,
  allowJs: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const FORMAT: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => '/',
  getNewLine: () => '\n',
};

/** A component or a module. */
export interface Example {
  name: string;
  /** Whether it displays a calendar with the planner's entries. */
  loadsCalendar: boolean;
}

/** Makes the built packages and their peer dependencies available to the modules in a folder. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@content-planner'), { recursive: true });
  for (const name of ['model', 'sdk', 'ui-kit'])
    symlinkSync(`${ROOT}${name}`, join(modules, '@content-planner', name));
  for (const name of ['@types', 'lucide-react', 'react', 'react-dom', 'styled-components'])
    symlinkSync(`${ROOT}ui-kit/node_modules/${name}`, join(modules, name));
}

/** Writes the docs' examples to files. They use the planner with the given URL. */
function writeExamples(folder: string, plannerUrl: string, embedSecret: string) {
  const code = reactSnippet('https://planner.example.com/embed/ID#cp_embed_…');
  const snippet = { place: 'LinkReadyDialog', line: 1, file: 'LinkReadyDialog/1.tsx', code };
  return [...docBlocks(), snippet].map((block) => {
    const path = join(folder, 'examples', block.file);
    mkdirSync(dirname(path), { recursive: true });
    const local = block.code.replaceAll(PLANNERS, plannerUrl).replaceAll('cp_embed_…', embedSecret);
    // Makes examples without imports and exports modules, so that they can be imported.
    writeFileSync(path, `${local}\nexport {};\n`);
    return { ...block, path };
  });
}

/**
 * Creates an application in a folder that can display all examples in the docs: each component that an example
 * exports, with sample values for its required props. Modules without components are only loaded. Returns the examples
 * in the order of the application.
 */
export function makeExamples(
  folder: string,
  { plannerUrl, embedSecret }: { plannerUrl: string; embedSecret: string },
): Example[] {
  linkPackages(folder);
  cpSync(join(import.meta.dirname, 'examples'), folder, { recursive: true });
  const blocks = writeExamples(folder, plannerUrl, embedSecret);
  const program = ts.createProgram(
    blocks.map(({ path }) => path),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const exportsOf = (path: string) => {
    const source = program.getSourceFile(path);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol) : [];
  };
  const calendar = exportsOf(`${ROOT}ui-kit/dist/index.d.ts`).find(({ name }) => name === 'CalendarProps');
  if (!calendar) throw new Error('The ui-kit does not export CalendarProps.');
  const calendarProps = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(calendar));
  /** Returns the code of sample props. Props in JavaScript have no types, so the types of the calendar's are used. */
  const propsFor = (parameter: ts.Symbol, isTyped: boolean) => {
    const type = checker.getTypeOfSymbol(parameter);
    if (isTyped) return sampleValue(checker, type, '');
    const props = checker.getPropertiesOfType(type).map(({ name }) => {
      const known = calendarProps.getProperty(name);
      return `${name}: ${known ? sampleValue(checker, checker.getTypeOfSymbol(known), name) : 'undefined'}`;
    });
    return `{ ${props.join(', ')} }`;
  };

  const examples = blocks.flatMap(({ place, line, path, file, code }) => {
    const module = `./examples/${file.replace(/\.\w+$/, '')}`;
    // Pages of Next.js are functions that return the content of their layouts.
    const isDocument = file.endsWith('/page.jsx');
    const usesSdk = code.includes('@content-planner/sdk');
    const loadsCalendar = usesSdk && /<(kit\.)?Calendar\b/.test(code);
    const exampleOf = (name: string, load: string) => ({
      name: `${place}:${line} ${name}`,
      isDocument,
      loadsCalendar,
      item: `{
        name: '${place}:${line} ${name}',
        isDocument: ${isDocument},
        usesSdk: ${usesSdk},
        async load() {
          ${load}
        },
      }`,
    });
    const components = exportsOf(path).flatMap((symbol) => {
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const isComponent = signature && /^(default$|[A-Z])/.test(symbol.name);
      if (!isComponent || file.endsWith('/layout.jsx')) return [];
      const [parameter] = signature.getParameters();
      const element = isDocument
        ? `const { default: Layout } = await import('${dirname(module)}/layout');
           const content = await Example();
           return () => <Layout>{content}</Layout>;`
        : parameter
          ? `return (entry) => {
               const props: ComponentProps<typeof Example> = ${propsFor(parameter, !file.endsWith('.jsx'))};
               return <Example {...props} />;
             };`
          : 'return () => <Example />;';
      const load = `const { ${symbol.name}: Example } = await import('${module}');\n${element}`;
      return [exampleOf(symbol.name, load)];
    });
    return components.length > 0
      ? components
      : [exampleOf('module', `await import('${module}');\nreturn () => null;`)];
  });
  // An example that replaces the document also removes the page's styles.
  examples.sort((a, b) => Number(a.isDocument) - Number(b.isDocument));
  writeFileSync(
    join(folder, 'list.tsx'),
    `import { today } from '@content-planner/ui-kit';
    import type { ComponentProps, ReactNode } from 'react';
    export const plannerUrl = '${plannerUrl}';
    interface Example {
      name: string;
      isDocument: boolean;
      usesSdk: boolean;
      load(): Promise<(entry: { id: string; brandId: string; version: number }) => ReactNode>;
    }
    export const examples: Example[] = [${examples.map(({ item }) => item).join(',\n')}];`,
  );

  const application = ts.createProgram([join(folder, 'main.tsx')], OPTIONS, undefined, program);
  const problems = ['main.tsx', 'list.tsx'].flatMap((name) =>
    application.getSemanticDiagnostics(application.getSourceFile(join(folder, name))),
  );
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, FORMAT));
  return examples;
}
