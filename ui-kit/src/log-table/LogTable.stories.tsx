import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { approving } from '../entries/approving.fixture.js';
import type { EntryFeature } from '../entries/feature.js';
import { isHighlighted } from '../live/is-highlighted.fixture.js';
import type { Entry } from '../logs/entry.js';
import { Button } from '../primitives/Button.js';
import { Notice } from '../primitives/Notice.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { LogTable } from './LogTable.js';
import { sampleBlogs, sampleEntries } from './story-data.js';
import { cellsOf, heads, tableMeta } from './table-story.fixture.js';

const meta = {
  ...tableMeta,
  component: LogTable,
  title: 'Logs/LogTable',
  parameters: {
    ...tableMeta.parameters,
    guidance:
      "To list all kinds by date, use the 'Agenda' view of `Calendar`. To print a list, use `LogPrint`.",
  },
} satisfies Meta<typeof LogTable>;

export default meta;

type Story = StoryObj<typeof meta>;

const ofKind = (kind: Entry['kind']): Story => ({ args: { kind, entries: sampleEntries(kind) } });

/** The columns for custom fields follow the built-in columns. */
export const Blog: Story = {};

export const BlogWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)).toEqual([
      'Date',
      'Blog Name',
      'Category',
      'Brand',
      'On Calendar',
      'Author',
      'Status',
      'Copy Due',
      'Newsletter',
      'Actions',
    ]);
    await expect(cellsOf(canvasElement, 13).slice(0, 9)).toEqual([
      '09/02/2026',
      'Back-to-school commutes',
      '–',
      'Lumen Cycles',
      'Yes',
      'Jonas Weber',
      'Published',
      '08/28/2026',
      'Yes',
    ]);
  },
};

export const Email: Story = ofKind('email');

/** Platforms are abbreviated. Entries without platforms show 'None'. */
export const Social: Story = {
  ...ofKind('social'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('(FB, IG, X)')).toBeVisible();
    await expect(canvas.getByText('None')).toBeVisible();
  },
};

export const Event: Story = {
  ...ofKind('event'),
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)).toEqual([
      'Start Date',
      'End Date',
      'Name',
      'Location',
      'Brand',
      'On Calendar',
      'Actions',
    ]);
  },
};

export const Podcast: Story = ofKind('podcast');
export const Other: Story = ofKind('other');

/** Tab moves to a row's buttons and makes them visible. */
export const RowButtons: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { keptTexts: ['Delete'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const edit = canvas.getByRole('button', { name: 'Edit How we price' });
    canvas.getByRole('button', { name: 'Newsletter' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'How we price' })).toHaveFocus();
    await userEvent.tab();
    await expect(edit).toHaveFocus();
    await waitFor(() => expect(edit.parentElement).toHaveStyle({ opacity: 1 }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith({ entry: sampleBlogs[0] });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Cheese for a crowd' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ entry: sampleBlogs[1] });
  },
};

/** Below 768 px, each entry has two lines and a menu. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions How we price' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith({ entry: sampleBlogs[0] }));
  },
};

export const CompactEvents: Story = { args: { ...ofKind('event').args, compact: true } };
export const CompactLoading: Story = { args: { compact: true, entries: [], loading: true } };

export const Loading: Story = {
  args: { entries: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading blog logs');
  },
};

/** Truncated cells have a tooltip with the full text. Buttons have a tooltip with their name. */
export const Tooltips: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = 'The case for steel frames, and when carbon is the better choice';
    await userEvent.hover(canvas.getByText(title));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(title), { timeout: 3000 });
    await userEvent.hover(canvas.getByRole('button', { name: `Delete ${title}` }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^Delete$/));
    await userEvent.hover(canvas.getByText('How we price'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** The entries failed to load. */
export const LoadingFailed: Story = {
  args: { entries: [], error: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Blog logs could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { kind: 'event', entries: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No event logs yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Your First Event Log' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

const long = 'Everything we know about commuter bikes, their lights and their locks '.repeat(4);

const longEntries = sampleBlogs.map((entry, index) =>
  index % 2 === 0
    ? {
        ...entry,
        title: index === 0 ? 'x'.repeat(300) : long,
        fields: { category: long },
        dynamicFields: { ...entry.dynamicFields, author: long, status: long },
      }
    : entry,
);

export const LongText: Story = { args: { entries: longEntries } };
export const CompactLongText: Story = { tags: ['!autodocs'], args: { entries: longEntries, compact: true } };

/** If the columns do not fit, the table scrolls horizontally. The buttons stay visible. */
export const ManyColumns: Story = {
  args: {
    fieldConfigurations: Array.from({ length: 14 }, (_field, index) => ({
      id: `many-${index}`,
      kind: 'blog',
      fieldName: index === 0 ? 'author' : `field_${index}`,
      fieldLabel: `Custom field number ${index + 1}`,
      fieldType: 'text',
      dropdownOptions: null,
      isRequired: false,
      displayOrder: index,
    })),
  },
};

export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
/** Entries that others have just changed are highlighted for two seconds. */
export const RecentlyChanged: Story = {
  args: { recentlyChanged: new Map([['blog-1', { firstName: 'Maya', lastName: 'Okafor' }]]) },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 item changed')).toHaveRole('status'));
    const title = canvasElement.querySelector('[data-cp-entry="blog-1"] > [data-column="title"]') as Element;
    await expect(isHighlighted(title)).toBe(true);
    const other = canvasElement.querySelector('[data-cp-entry="blog-2"] > [data-column="title"]');
    await expect(other).not.toBeNull();
    await expect(isHighlighted(other)).toBe(false);
    await expect(getComputedStyle(title, '::after').content).toContain('"MO"');
  },
};

const approve = fn();
const approvable = approving(['blog-2'], approve);

/** A control beside the search, and a message above the rows. */
const explaining: EntryFeature<Entry> = {
  name: 'explaining',
  toolbarContent: <Button>Approve all</Button>,
  banner: <Notice title="2 entries wait for approval">Open them to approve them.</Notice>,
};

/** Your own features, which can also be part of a `Calendar`. */
export const Features: Story = {
  args: { features: [approvable, explaining] },
  decorators: [
    (Story) => (
      <ShortcutProvider>
        <Story />
      </ShortcutProvider>
    ),
  ],
  parameters: {
    ownTexts: [
      'Approve',
      'Hide approved entries',
      '2 entries wait for approval',
      'Open them to approve them.',
    ],
  },
  play: async ({ canvas }) => {
    approve.mockClear();
    await expect(canvas.getByText('2 entries wait for approval')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions How we price' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve' }));
    await expect(approve).toHaveBeenLastCalledWith('blog-1');
    await userEvent.click(canvas.getByRole('button', { name: 'How we price' }));
    await canvas.findByRole('dialog', { name: 'How we price' });
    await userEvent.keyboard('a');
    await expect(approve).toHaveBeenCalledTimes(2);
    const approved = canvas.getByRole('button', { name: /Approved$/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide approved entries' }));
    await waitFor(() => expect(approved).not.toBeInTheDocument());
  },
};

export const Light: Story = { tags: ['!autodocs'], globals: { theme: 'light' } };
