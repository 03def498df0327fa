import { expect, test } from 'vitest';
import type { Entry } from '../logs/entry.js';
import { listColumns, type SettableColumn } from '../logs/kinds/columns.js';
import { inEnglish } from '../messages/translate.js';
import { entrySearch } from './search-entries.js';
import { sampleBlogs, sampleBrands, sampleFieldConfigurations } from './story-data.js';

const all = listColumns({ kind: 'blog', fieldConfigurations: sampleFieldConfigurations }).filter(
  (column): column is SettableColumn => column.type !== 'actions',
);

const searchIn = (columns: readonly SettableColumn[]) =>
  entrySearch({
    columns,
    brands: new Map(sampleBrands.map((brand) => [brand.id, brand])),
    locale: undefined,
    translate: inEnglish,
  });

const titles = (search: string, columns = all) =>
  searchIn(columns)(sampleBlogs, search).map(({ title }) => title);

test.each([
  ['finds a title', 'RIESLING', ['Cellar notes: Riesling']],
  ['finds a brand', 'both houses', ["A cellar hand's day"]],
  ['finds a date in its displayed format', '11/25/2026', ['How we price']],
  ['finds a custom field', 'reyes', ["A cellar hand's day"]],
  ['finds accented text with an unaccented search', 'tomas', ["A cellar hand's day"]],
  ['finds accented text', 'Tomás', ["A cellar hand's day"]],
  ['finds words in different columns', ' product  falk first ', ['E-cargo: first look']],
  ['does not find text that spans two columns', '11/25/2026how', []],
])('%s', (_name, search, expected) => {
  expect(titles(search)).toEqual(expected);
});

test("a platform's abbreviation and its name find the same entries", () => {
  const platforms = listColumns({ kind: 'social', fieldConfigurations: [] }).filter(
    (column): column is SettableColumn => column.type === 'kind' && column.field.type === 'flags',
  );
  const [blog] = sampleBlogs;
  if (!blog) throw new Error('There are no samples.');
  const onInstagram: Entry = { ...blog, kind: 'social', fields: { instagram: true, facebook: false } };
  const find = searchIn(platforms);
  expect(['ig', 'instagram', 'Insta'].map((search) => find([onInstagram], search))).toEqual(
    Array(3).fill([onInstagram]),
  );
  expect(find([onInstagram], 'facebook')).toEqual([]);
});

test('an empty search returns all entries in order', () => {
  expect(titles(' ')).toEqual(sampleBlogs.map(({ title }) => title));
});

test('hidden columns are not searched', () => {
  expect(titles('reyes', all.slice(0, 3))).toEqual([]);
});
