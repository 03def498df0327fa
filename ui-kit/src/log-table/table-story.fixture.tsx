import type { Meta } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { LogTable } from './LogTable.js';
import { sampleBlogs, sampleBrands, sampleFieldConfigurations } from './story-data.js';

/** The Storybook meta that all stories of the table share. */
export const tableMeta = {
  component: LogTable,
  parameters: { bare: true },
  args: {
    kind: 'blog',
    entries: sampleBlogs,
    brands: sampleBrands,
    fieldConfigurations: sampleFieldConfigurations,
    onEdit: fn(),
    onDelete: fn(),
    onCreate: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: 'var(--story-height)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LogTable>;

/** Returns the text of each column header. */
export const heads = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

/** Returns the text of each cell in a row. Row 0 contains the column headers. */
export const cellsOf = (canvasElement: HTMLElement, row: number) =>
  Array.from(within(canvasElement).getAllByRole('row')[row]?.children ?? [], (cell) => cell.textContent);

/** Returns the text of a column's cells in the rendered rows. */
export const columnOf = (canvasElement: HTMLElement, head: string) => {
  const place = heads(canvasElement).indexOf(head);
  return within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[place]?.textContent);
};
