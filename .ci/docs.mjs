// Compiles all examples in the docs: the ts, tsx and jsx blocks in READMEs and guides (each block is a complete module),
// and the @example blocks of exported functions and components. Every exported function of the sdk must have an example.
// Requires built packages. `packages/examples.test.ts` runs the components in a browser.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { docBlocks } from './doc-blocks.ts';

const root = join(import.meta.dirname, '..');
const PACKAGES = ['model', 'sdk', 'ui-kit'];
/** Packages in which every exported value must have an example. The ui-kit has stories instead. */
const ALL_WITH_EXAMPLES = ['sdk'];
// Names that examples use without declaring them. They have the type `any`.
const GIVEN = `
  App TeamCalendar add after appearance approve ask brand brandId brands busy change color columnOrder
  configurations conflict counts create createAccount createBrand createCopies current date deleting details edit email end
  endOthers entries entry error failed fetching field fieldConfigurations fields file filter groups id ids kind kinds link
  load loaded loading login logout menuRef message name navigate next open openAgenda passkey passkeys password
  preference range reload remove rename revoke root sampleBrands sampleEntries save saving selected session sessions
  setAdmin setAppearance setBrand setColor setDate setFilter setIds setKind setOpen setSelected setSingleKeys
  setState setTheme setView setViewId shortcuts show singleKeys state theme toast token tokens update url user users
  version view viewId viewer views
`;
const ICONS = 'FileText Pencil Plus Trash2 X Printer';

const words = (text) => text.trim().split(/\s+/);

/** Returns the names of a package's exports: `all` contains all names, and `values` only the names of values. */
function exportsOf(name) {
  const file = join(root, name, 'src/index.ts');
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const elements = statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map((element) => ({
          name: element.name.text,
          isType: statement.isTypeOnly || element.isTypeOnly,
        }))
      : [],
  );
  return {
    all: new Set(elements.map((element) => element.name)),
    values: elements.filter(({ isType }) => !isType).map((element) => element.name),
  };
}

/** Turns an example into a complete module. Examples of one package can use the other packages. */
function moduleOf(code, packageName, values) {
  const filled = code
    .replaceAll(/=\{…\}/g, '={undefined as never}')
    .replaceAll(/\s…(?=\s*\/?>)/g, ' {...(undefined as any)}')
    .trim();
  const body = filled.startsWith('<') ? `void (<>${filled}</>);` : filled;
  const imports = [`import { ${values.join(', ')} } from '@content-planner/${packageName}';`];
  const known = new Set(values);
  for (const other of PACKAGES.filter((name) => name !== packageName)) {
    const more = exportsOf(other).values.filter((name) => !known.has(name));
    imports.push(`import { ${more.join(', ')} } from '@content-planner/${other}';`);
    for (const name of more) known.add(name);
  }
  const declared = words(GIVEN).filter((name) => !known.has(name));
  const head = [
    ...imports,
    `import { ${words(ICONS).join(', ')} } from 'lucide-react';`,
    `import { useState } from 'react';`,
    `declare const ${declared.map((name) => `${name}: any`).join(', ')};`,
  ];
  // The block lets the example's own declarations shadow the predeclared names.
  return { code: `${head.join(' ')} {\n${body}\n}`, lines: 1 };
}

/** Returns the examples in the doc comments of a package's exports. */
function examplesOf(packageName) {
  const { all, values } = exportsOf(packageName);
  return globSync(`${packageName}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(test|stories|fixture|d)\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      const found = [];
      for (const statement of source.statements) {
        const names = ts.isVariableStatement(statement)
          ? statement.declarationList.declarations.map(({ name }) => name.getText(source))
          : [statement.name?.getText(source)];
        if (!names.some((name) => all.has(name))) continue;
        for (const tag of ts.getJSDocTags(statement)) {
          if (tag.tagName.text !== 'example') continue;
          const code = ts.getTextOfJSDocComment(tag.comment) ?? '';
          const { line } = source.getLineAndCharacterOfPosition(tag.getStart(source));
          found.push({ place: file, line: line + 1, names, ...moduleOf(code, packageName, values) });
        }
      }
      return found;
    });
}

const examples = [...docBlocks(), ...PACKAGES.flatMap(examplesOf)];
const shown = new Set(examples.flatMap(({ names = [] }) => names));
const unshown = ALL_WITH_EXAMPLES.flatMap((name) =>
  exportsOf(name)
    .values.filter((value) => !shown.has(value))
    .map((value) => `${name}: ${value} has no @example`),
);
const files = new Map(
  examples.map((example, index) => [join(root, 'ui-kit', example.file ?? `example-${index}.tsx`), example]),
);
/** Declares the modules that examples import and that are not installed. */
const others = join(root, 'ui-kit/others.d.ts');
files.set(others, { place: 'others.d.ts', line: 1, code: "declare module 'next/*';" });
/** The errors about types that JavaScript can't declare. */
const isUntyped = ({ file, code }) => file.fileName.endsWith('.jsx') && [7006, 7031].includes(code);

const types = (name) => join(root, name, 'dist/index.d.ts');
const missing = PACKAGES.map(types).filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(
    `Build the packages first: ${missing.map((file) => relative(root, file)).join(', ')} is missing.`,
  );
  process.exit(1);
}
const { options } = ts.parseJsonConfigFileContent(
  {
    extends: '../tsconfig.base.json',
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      allowJs: true,
      checkJs: true,
      noUnusedLocals: false,
      paths: Object.fromEntries(PACKAGES.map((name) => [`@content-planner/${name}`, [types(name)]])),
    },
    files: [],
  },
  ts.sys,
  join(root, 'ui-kit'),
);
const host = ts.createCompilerHost(options);
const { getSourceFile, fileExists, readFile } = host;
// The folders of the examples don't exist.
host.directoryExists = undefined;
host.fileExists = (file) => files.has(file) || fileExists(file);
host.readFile = (file) => files.get(file)?.code ?? readFile(file);
host.getSourceFile = (file, ...rest) =>
  files.has(file) ? ts.createSourceFile(file, files.get(file).code, ...rest) : getSourceFile(file, ...rest);

const program = ts.createProgram([...files.keys()], options, host);
const wrong = [...files].flatMap(([file, { place, line, lines = 0 }]) => {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter((diagnostic) => !isUntyped(diagnostic))
    .map(({ start, messageText }) => {
      const at = source.getLineAndCharacterOfPosition(start).line - lines;
      return `${place}:${line + at}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
    });
});
const problems = [...unshown, ...wrong];
for (const problem of problems) console.error(problem);
console.log(`${examples.length} examples, ${problems.length} problems`);
process.exitCode = problems.length > 0 || examples.length === 0 ? 1 : 0;
