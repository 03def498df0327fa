import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { withNewWords } from './new-words.js';
import { platformName } from './platform-words.js';
import { readSheet } from './read-sheet.fixture.js';

test('new platforms are created once, and entries have their ids', async () => {
  const { rows, targets, open } = readSheet(
    new Uint8Array(readFileSync(new URL('./sheets/platform-column.csv', import.meta.url))),
    { words: { 'field:platforms': { linkedin: { create: 'LinkedIn' } } } },
  );
  expect(open).toEqual([]);
  const onCreatePlatforms = vi.fn(async ({ names }: { names: readonly string[] }) =>
    names.map((name) => ({ id: `id of ${name}`, name })),
  );
  const created = { brands: new Map(), platforms: new Map(), options: new Set<string>() };
  const input = {
    rows: rows.map((row) => ({ ...row, state: 'ready' as const, duplicate: null, isSelected: true })),
    ...{ targets, created, onCreatePlatforms, onCreateBrand: undefined, onCreateOptions: undefined },
  };
  const entries = await withNewWords(input);
  expect(entries.map(({ fields }) => fields)).toEqual([
    ...[{ xTwitter: true }, { instagram: true }, { 'id of LinkedIn': true }, { facebook: true }],
  ]);
  expect(await withNewWords(input)).toEqual(entries);
  expect(onCreatePlatforms.mock.calls).toEqual([[{ names: ['LinkedIn'] }]]);
});

test.each([
  ['LI', 'LinkedIn'],
  ['linkedin', 'LinkedIn'],
  ['LinkedIn Post', 'LinkedIn'],
  ['Viadeo', 'Viadeo'],
])('the platform %s is created as %s', (word, name) => {
  expect(platformName(word)).toBe(name);
});
