import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  sampleBlogs,
  sampleBrands,
  sampleEntries,
  sampleFieldConfigurations,
} from '../log-table/story-data.js';
import { LOG_KINDS } from '../logs/types.js';
import { LogPrint } from './LogPrint.js';

const meta = {
  title: 'Print/LogPrint',
  component: LogPrint,
  args: {
    status: 'ready',
    autoPrint: false,
    generatedAt: new Date(2026, 9, 14, 9, 41),
    kind: 'blog',
    entries: sampleBlogs,
  },
  argTypes: { kind: { options: LOG_KINDS } },
  parameters: {
    kit: { brands: sampleBrands, fields: sampleFieldConfigurations },
    guidance: 'A separate page that opens in a new tab. For the screen, use `LogTable`.',
    bare: true,
  },
} satisfies Meta<typeof LogPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

const heads = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('columnheader').map((head) => head.textContent);

export const Blog: Story = {};

export const BlogWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Blog Logs' })).toBeVisible();
    await expect(heads(canvas)).toEqual([
      'Date',
      'Blog Name',
      'Category',
      'Brand',
      'On Calendar',
      'Author',
      'Status',
      'Copy Due',
      'Newsletter',
    ]);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      '11/25/2026How we priceStoriesLumen CyclesYesInes FalkOutline11/20/2026Yes',
    );
  },
};

export const Email: Story = { args: { kind: 'email', entries: sampleEntries('email') } };

export const Social: Story = {
  args: { kind: 'social', entries: sampleEntries('social') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Social Media Logs' })).toBeVisible();
    await expect(canvas.getByText('(FB, IG, X)')).toBeVisible();
  },
};

export const Events: Story = {
  args: { kind: 'event', entries: sampleEntries('event') },
  play: async ({ canvas }) => {
    await expect(heads(canvas)).toEqual([
      'Start Date',
      'End Date',
      'Name',
      'Location',
      'Brand',
      'On Calendar',
    ]);
  },
};

export const Podcast: Story = { args: { kind: 'podcast', entries: sampleEntries('podcast') } };

export const Other: Story = { args: { kind: 'other', entries: sampleEntries('other') } };

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No blog logs found')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Prints the list's search results in the list's sort order. */
export const SearchedAndSorted: Story = {
  args: { search: 'lumen', sort: { column: 'blogName', direction: 'ascending' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/^Filtered: "lumen", \d+ of \d+ entries · Sorted by Blog Name, ascending$/);
    await expect(line).toBeVisible();
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(line).toHaveTextContent(`${rows.length} of ${sampleBlogs.length} entries`);
    await expect(rows.length).toBeLessThan(sampleBlogs.length);
    for (const row of rows) await expect(row).toHaveTextContent('Lumen Cycles');
    const titles = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '');
    await expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)));
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Loading blog data...Please wait while we prepare your data for printing',
    );
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error Loading DataFailed to load blog data. Please try again.',
    );
  },
};

const LONG = 'An extraordinarily long text that someone pasted from a brief without looking at it '.repeat(4);

/** Several sheets with text that is too long for one line. */
export const LongTexts: Story = {
  args: {
    entries: Array.from({ length: 4 }, (_copy, copy) =>
      sampleBlogs.map((entry) => ({
        ...entry,
        id: `${entry.id}-${copy}`,
        title: LONG,
        dynamicFields: { ...entry.dynamicFields, author: 'unbreakable'.repeat(12) },
      })),
    ).flat(),
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  parameters: { kit: { locale: 'ar' } },
  globals: { direction: 'rtl' },
};
