import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string | URL) => readFileSync(path, 'utf8');

const components = read(new URL('../../.ci/packages/names/ui-kit.txt', import.meta.url))
  .split('\n')
  .map((line) => /^([A-Z]\w*[a-z]\w*) \(value\)$/.exec(line)?.[1])
  .filter((name) => name !== undefined);

const stories = globSync(`${import.meta.dirname}/**/*.stories.tsx`)
  .map(read)
  .join('\n');
const shown = [
  ...[...stories.matchAll(/^ {2}component: (\w+),$/gm)].map(([, name]) => name),
  ...[...stories.matchAll(/^ {2}subcomponents: \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.match(/\w+/g),
  ),
];

test('every exported component has stories', () => {
  expect(components).toContain('Calendar');
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
});

const exampleOf = (name: string) => read(new URL(`../examples/${name}.tsx`, import.meta.url));

test.each(components)('%s has an example of 5 to 15 lines that imports the component', (name) => {
  const example = exampleOf(name);
  const [imports = '', ...rest] = example.split(/\n\n(?=export|function|const)/);
  expect(imports).toMatch(/from '@content-planner\/ui-kit';/);
  expect(imports).toMatch(new RegExp(`[{ ]${name}[, \n]`));
  const lines = rest
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  expect(lines.join('\n')).toMatch(new RegExp(`<${name}\\b`));
  expect(lines.length).toBeLessThanOrEqual(15);
  expect(example.trim().split('\n').length).toBeGreaterThanOrEqual(5);
});
