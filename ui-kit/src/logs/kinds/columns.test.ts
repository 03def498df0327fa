import { expect, test } from 'vitest';
import { sampleFieldConfigurations } from '../../log-table/story-data.js';
import { arrangeColumns, type ColumnPreference, listColumns } from './columns.js';

const columns = listColumns({ kind: 'blog', fieldConfigurations: sampleFieldConfigurations.slice(0, 2) });

/** Returns the column ids in order, with hidden columns in parentheses. */
const arranged = (preference: Partial<ColumnPreference>) =>
  arrangeColumns(columns, preference)
    .map(({ column, isVisible }) => (isVisible ? column.id : `(${column.id})`))
    .join(' ');

test('shows all columns in the default order if the user has no preference', () => {
  expect(arranged({})).toBe('date blogName category brand onCalendar field:author field:status');
});

test('hides and orders columns according to the preference, and ignores unknown ids', () => {
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

test('shows custom fields missing from the preference last, but hides missing built-in columns', () => {
  expect(
    arranged({ visibleColumns: ['date', 'field:status'], columnOrder: ['field:status', 'date', 'blogName'] }),
  ).toBe('field:status date (blogName) (category) (brand) (onCalendar) field:author');
});

test('shows the title if all columns are hidden', () => {
  const columnOrder = columns.map(({ id }) => id);
  expect(arranged({ visibleColumns: [], columnOrder })).toBe(
    '(date) blogName (category) (brand) (onCalendar) (field:author) (field:status)',
  );
});
