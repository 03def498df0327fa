import { expect, test } from 'vitest';
import { sampleFieldConfigurations } from '../../log-table/story-data.js';
import { arrangeColumns, type ColumnPreference, listColumns } from './columns.js';

const columns = listColumns({ kind: 'blog', fieldConfigurations: sampleFieldConfigurations.slice(0, 2) });

/** Ids in their order, hidden ones in brackets. */
const arranged = (preference: Partial<ColumnPreference>) =>
  arrangeColumns(columns, preference)
    .map(({ column, isVisible }) => (isVisible ? column.id : `(${column.id})`))
    .join(' ');

test('without a preference all columns show in the default order', () => {
  expect(arranged({})).toBe('date blogName category brand onCalendar field:author field:status');
});

test('a preference hides and orders, and passes over what no column has', () => {
  expect(
    arranged({
      visibleColumns: ['field:author', 'gone', 'date', 'blogName'],
      columnOrder: [
        'field:author',
        'gone',
        'brand',
        'blogName',
        'date',
        'category',
        'onCalendar',
        'field:status',
      ],
    }),
  ).toBe('field:author (brand) blogName date (category) (onCalendar) (field:status)');
});

test('custom fields that it does not know come visible and last; built-in ones stay hidden', () => {
  expect(
    arranged({ visibleColumns: ['date', 'field:status'], columnOrder: ['field:status', 'date', 'blogName'] }),
  ).toBe('field:status date (blogName) (category) (brand) (onCalendar) field:author');
});

test('where no column is visible the title shows', () => {
  const columnOrder = columns.map(({ id }) => id);
  expect(arranged({ visibleColumns: [], columnOrder })).toBe(
    '(date) blogName (category) (brand) (onCalendar) (field:author) (field:status)',
  );
});
