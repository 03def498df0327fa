import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { LogTable } from './LogTable.js';
import { sampleBlogs } from './story-data.js';

const status = {
  id: 'status',
  kind: 'blog' as const,
  fieldName: 'status',
  fieldLabel: 'Status',
  fieldType: 'dropdown' as const,
  dropdownOptions: ['Outline', 'Draft', 'In review', 'Ready', 'Published'],
  isRequired: false,
  displayOrder: 0,
};
const values = ['Published', 'Retired', 'Draft', null, 'Ready', 'Outline', 'In review'];
const entries = values.map((value, place) => ({
  ...(sampleBlogs[0] as (typeof sampleBlogs)[number]),
  id: `e${place}`,
  dynamicFields: { status: value },
}));

test.each([
  ['ascending', ['Outline', 'Draft', 'In review', 'Ready', 'Published', 'Retired', '–']],
  ['descending', ['Retired', 'Published', 'Ready', 'In review', 'Draft', 'Outline', '–']],
] as const)('a dropdown column is sorted by the order of its options (%s)', async (direction, expected) => {
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        brands={[]}
        fieldConfigurations={[status]}
        entries={entries}
        compact={false}
        visibleColumns={['blogName', 'field:status']}
        sort={{ column: 'field:status', direction }}
        onEdit={() => {}}
        onDelete={() => {}}
      />
    </ThemeProvider>,
  );
  const head = page
    .getByRole('columnheader')
    .elements()
    .findIndex((cell) => cell.textContent === 'Status');
  const rows = page.getByRole('row').elements().slice(1);
  expect(rows.map((row) => row.children[head]?.textContent)).toEqual(expected);
});
