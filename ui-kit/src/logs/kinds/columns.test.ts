import { expect, test } from 'vitest';
import { sampleFieldConfigurations } from '../../log-table/story-data.js';
import { arrangeColumns, type ColumnPreference, listColumns } from './columns.js';

const columns = listColumns({ kind: 'blog', fieldConfigurations: sampleFieldConfigurations.slice(0, 2) });

/** Returns the column ids in order, with hidden columns in parentheses. */
const arranged = (preference: Partial<ColumnPreference>) =>
  arrangeColumns(columns, preference)
    .map(({ column, isVisible }) => (isVisible ? column.id : `(${column.id})`))
    .join(' ');

test('all columns are shown in the default order if the user has no preference', () => {
  expect(arranged({})).toBe('date blogName category brand onCalendar field:author field:status');
});

test('columns are hidden and ordered according to the preference, and unknown ids are ignored', () => {
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

test('custom fields missing from the preference are shown last, but missing built-in columns are hidden', () => {
  expect(
    arranged({ visibleColumns: ['date', 'field:status'], columnOrder: ['field:status', 'date', 'blogName'] }),
  ).toBe('field:status date (blogName) (category) (brand) (onCalendar) field:author');
});

test('the title is shown if all columns are hidden', () => {
  const columnOrder = columns.map(({ id }) => id);
  expect(arranged({ visibleColumns: [], columnOrder })).toBe(
    '(date) blogName (category) (brand) (onCalendar) (field:author) (field:status)',
  );
});
