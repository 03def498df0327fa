import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFiles } from './built-files.js';
import { succeed } from './run.js';
import { ROOT, unpackAll } from './tarballs.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'content-planner-class-names-')));
const unpacked = join(folder, 'ui-kit');

beforeAll(async () => {
  await unpackAll(folder);
  symlinkSync(`${ROOT}ui-kit/node_modules`, join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Evaluates the files in the given order, then renders a button and a card. */
async function html(...files: readonly string[]): Promise<string> {
  const script = `
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    const found = {};
    for (const file of ${JSON.stringify(files)}) Object.assign(found, await import(file));
    for (const name of ['Button', 'Card']) {
      console.log(renderToStaticMarkup(createElement(found[name], null, name)));
    }`;
  return (await succeed(unpacked, process.execPath, ['--input-type=module', '--eval', script])).out;
}

describe("the ui-kit's class names", () => {
  test('contain a unique id for each styled component', () => {
    const ids = [...builtFiles(unpacked).values()].flatMap(({ path, text }) => {
      const made = text.match(/\bstyled(\.\w+|\()/g) ?? [];
      const given = [...text.matchAll(/componentId: "(cp__[\w-]+)"/g)].map(([, id]) => id);
      expect(given, path).toHaveLength(made.length);
      return given;
    });
    expect(ids.length).toBeGreaterThan(150);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('do not depend on the order in which files are evaluated', async () => {
    const [button, card] = ['./dist/primitives/Button.js', './dist/primitives/Card.js'];
    const one = await html(button, card);
    expect(one).toMatch(/class="[^"]+".*>Button<[\s\S]*class="[^"]+".*>Card</);
    expect(await html(card, button)).toBe(one);
  });
});
