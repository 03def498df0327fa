import { expect, test } from 'vitest';
import { listColumns, type SettableColumn } from '../logs/kinds/columns.js';
import { logTableLabels } from './log-table-labels.js';
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
    labels: logTableLabels('blog'),
  });

const titles = (search: string, columns = all) =>
  searchIn(columns)(sampleBlogs, search).map(({ title }) => title);

test.each([
  ['by title', 'RIESLING', ['Cellar notes: Riesling']],
  ['by brand', 'both houses', ["A cellar hand's day"]],
  ['by the date that shows', '11/25/2026', ['How we price']],
  ['by a custom field', 'reyes', ["A cellar hand's day"]],
  ['without accents', 'tomas', ["A cellar hand's day"]],
  ['with accents', 'Tomás', ["A cellar hand's day"]],
  ['by words of several columns', ' product  falk first ', ['E-cargo: first look']],
  ['not by what reaches from one column into the next', '11/25/2026how', []],
])('%s', (_name, search, expected) => {
  expect(titles(search)).toEqual(expected);
});

test('an empty search finds all, in their order', () => {
  expect(titles(' ')).toEqual(sampleBlogs.map(({ title }) => title));
});

test('columns that do not show are not searched', () => {
  expect(titles('reyes', all.slice(0, 3))).toEqual([]);
});
