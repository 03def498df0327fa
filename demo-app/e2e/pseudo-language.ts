import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { textsWithLetters } from '../../.storybook/pseudo-language.js';

const ROOT = new URL('../..', import.meta.url).pathname;

/** A module with the same exports as the German translation, but in the pseudo-language. */
async function pseudoTranslation(): Promise<string> {
  const sets = ['ui-kit', 'demo-app'].flatMap((name) =>
    globSync(`${name}/src/**/*messages.ts`, {
      cwd: ROOT,
      exclude: (path) => path.endsWith('all-messages.ts'),
    }),
  );
  const source = `
    import { ERRORS } from './model/src/index.ts';
    import { pseudoMessages } from './.storybook/pseudo-language.ts';
    import { textsOf } from './.storybook/texts-of.ts';
    ${sets.map((path, index) => `import * as set${index} from './${path}';`).join('\n')}
    const messages = Object.entries(ERRORS).map(([code, { message }]) => [code, message]);
    const problems = { name: 'problems', english: Object.fromEntries(messages) };
    export default {
      locale: 'el',
      messages: pseudoMessages([{ problems }, ${sets.map((_, index) => `set${index}`).join()}]),
    };
    globalThis.textsOf = () => [document.title, ...textsOf(document.body)];`;
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    alias: { '@content-planner/ui-kit': `${ROOT}/ui-kit/src/messages/define-messages.ts` },
    bundle: true,
    format: 'esm',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

let built: Promise<string> | undefined;

/**
 * Displays the page in a pseudo-language: the texts of all messages, without a Latin letter. Replaces the German
 * translation when the page loads it.
 */
export async function usePseudoLanguage(page: Page): Promise<void> {
  built ??= pseudoTranslation();
  const body = await built;
  await page.route('**/assets/german-*.js', (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  await page.addInitScript(() => localStorage.setItem('content-planner:language', 'de'));
}

/** Returns the texts on a page that are not messages. Ignores the strings in `known`. */
export async function otherTexts(page: Page, known: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => (globalThis as unknown as { textsOf: () => string[] }).textsOf());
  return textsWithLetters(texts, known);
}
