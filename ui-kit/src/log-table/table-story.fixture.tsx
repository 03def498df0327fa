import type { Meta } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { LogTable } from './LogTable.js';
import { sampleBlogs, sampleBrands, sampleFieldConfigurations } from './story-data.js';

/** What the stories of the table share. */
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

/** What the heads of the columns say. */
export const heads = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

/** What the cells of a row say; row 0 is the heads. */
export const cellsOf = (canvasElement: HTMLElement, row: number) =>
  Array.from(within(canvasElement).getAllByRole('row')[row]?.children ?? [], (cell) => cell.textContent);

/** What a column says in the rows that are drawn. */
export const columnOf = (canvasElement: HTMLElement, head: string) => {
  const place = heads(canvasElement).indexOf(head);
  return within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[place]?.textContent);
};
