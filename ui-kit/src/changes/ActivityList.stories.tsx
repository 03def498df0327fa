import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ActivityList, type ActivityListProps } from './ActivityList.js';
import {
  at,
  changeSet,
  edited,
  moved,
  SAMPLE_TODAY,
  sampleActivity,
  sampleBrands,
  sampleFields,
  samplePeople,
  subject,
  value,
} from './story-data.js';

const meta = {
  title: 'Admin/ActivityList',
  component: ActivityList,
  parameters: {
    frame: { height: 'var(--story-height)' },
    kit: { brands: sampleBrands, fields: sampleFields },
    guidance:
      'Use it on the screen where administrators view and undo the changes that all users have made. For the changes to one entry, use `EntryHistory`.',
    bare: true,
  },
  args: {
    items: sampleActivity,
    people: samplePeople,
    today: SAMPLE_TODAY,
    onFilterChange: fn(),
    onUndo: fn(),
    onRetry: fn(),
    onNeedMore: fn(),
  },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes made on three different days. */
export const Default: Story = {};

/** A change expands to show the previous and new values. Undo skips entries that were changed later. */
export const Expanded: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Jonas Weber edited 4 blog posts/ }));
    const table = within(canvas.getByRole('table'));
    const cells = (title: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${title}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await expect(cells('Studded tyres, tested')).toEqual(['Status', 'Draft', 'Ready', '']);
    await expect(cells('Paper, ink, patience')).toEqual(['Brand', 'None', 'Fieldnote Press', '']);
    await expect(cells('Letterpress at home')).toEqual(['Date', '11/25/2026', '11/26/2026', '']);
    await expect(cells('How we price')).toEqual([
      'Status',
      'Outline',
      'In review',
      'Changed by Priya Nair, 9:05 AM',
    ]);
    await expect(
      canvas.getByText(
        'Undo restores 3 entries. “How we price” stays as it is because someone has changed it in the meantime.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo 3 of 4/ }));
    await expect(args.onUndo).toHaveBeenCalledWith({ changeSet: edited });
  },
};

/** For created and deleted entries, only the values that are not empty are displayed. */
export const WholeEntries: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Priya Nair deleted the email campaign/ }));
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'EntryFieldValue',
      'Corks, second tryDate11/12/2026',
      'CampaignAutumn',
      'BrandLumen Cycles',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Maya Okafor created 6 social posts/ }));
  },
};

/** The titles of entries that still exist are links. */
export const Links: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    subjectHref: ({ subjectId }) => `/logs/blog?entry=${encodeURIComponent(subjectId)}`,
    onNavigate: fn(({ event }) => event.preventDefault()),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Jonas Weber edited 4 blog posts/ }));
    const link = canvas.getByRole('link', { name: 'How we price' });
    await userEvent.click(link);
    const href = '/logs/blog?entry=How%20we%20price';
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ href }));
    await userEvent.click(canvas.getByRole('button', { name: /^Priya Nair deleted the email campaign/ }));
    await expect(canvas.getByRole('rowheader', { name: 'Corks, second try' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Corks, second try' })).toBeNull();
  },
};

/** While the changes for a new filter load, the previous changes are faded. */
export const Outdated: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('region', { name: /^Today/ });
    await waitFor(() => expect(getComputedStyle(day).opacity).toBe('0.5'));
  },
  // Don't check the contrast. Faded text has low contrast, but only while the new changes load.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

/** People with the same name are displayed with their email addresses. */
export const SameNames: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    people: [
      { id: 'one', firstName: 'Maya', lastName: 'Okafor', email: 'maya@lumencycles.example' },
      { id: 'two', firstName: 'Maya', lastName: 'Okafor', email: 'maya@harborvine.example' },
      { id: 'three', firstName: 'Jonas', lastName: null, email: 'jonas@planner.example' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Filter by person' }));
    const options = await screen.findAllByRole('option');
    await expect(options.slice(1).map((option) => option.textContent)).toEqual([
      'Maya Okafor (maya@lumencycles.example)',
      'Maya Okafor (maya@harborvine.example)',
      'Jonas',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

/** Enter expands a row, and the arrow keys move between rows. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('button', { name: /^Maya Okafor moved Gift guide week/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Maya Okafor created 6/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Tab}{Enter}');
    await expect(args.onUndo).toHaveBeenCalledWith({ changeSet: moved });
  },
};

/** Undoing a change to more than 50 entries requires confirmation. */
export const AsksFirst: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Ines Falk/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo changes to 287 entries?' }));
    await expect(args.onUndo).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Ines Falk/ })).toHaveFocus());
  },
};

/** Administrators can restore what was deleted. */
export const Restore: Story = {
  args: {
    items: [
      changeSet('deleted', { action: 'delete', canRestore: true, changes: [subject('Corks, second try')] }),
    ],
    onRestore: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Restore: / }));
    await expect(args.onRestore).toHaveBeenCalledWith({ changeSet: args.items[0] });
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};

/** Several deleted entries are listed with their type, brand, date, status and owner. */
export const DeletedEntries: Story = {
  args: {
    items: [
      changeSet('deleted', {
        action: 'delete',
        canRestore: true,
        keptUntil: at('2028-11-10', '09:00'),
        changes: Array.from({ length: 8 }, (_, index) =>
          subject(`Winter citrus, week ${index + 40}`, {
            kind: index < 3 ? 'email' : 'blog',
            values: [
              value('title', `Winter citrus, week ${index + 40}`, null),
              value('startDate', `2026-12-0${index + 1}`, null),
              value('brandId', index === 0 ? null : 'lumen', null),
              value('field:status', index < 4 ? 'Draft' : 'Ready', null),
            ],
          }),
        ),
      }),
    ],
    onRestore: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Maya Okafor deleted 8 entries/ }));
    const rows = () => within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows()).toHaveLength(7);
    await expect(rows()[2]).toHaveTextContent(/week 41.*Email Campaign.*Lumen Cycles.*12\/02\/2026.*Draft/);
    await expect(canvas.getByText('3 email campaigns, 5 blog posts. Kept until 11/10/2028.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All 8 entries' }));
    await expect(rows()).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: /^Restore 8 entries: / }));
    await expect(args.onRestore).toHaveBeenCalledWith({ changeSet: args.items[0] });
  },
};

/** Each filter change calls `onFilterChange`. */
export const Filters: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const none = { actorId: null, subjectTypes: null, actions: null, search: '' };
    const choose = async (filter: string, option: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: filter }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Filter by person', 'Jonas Weber');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...none, actorId: 'jonas' } });
    await choose('Filter by change', 'Edited entries');
    const filter = { ...none, actorId: 'jonas', subjectTypes: ['entry'], actions: ['edit', 'bulkEdit'] };
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search changes' }), 'a');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...filter, search: 'a' } });
    await userEvent.keyboard('{Escape}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter });
  },
};

/** The changes are loading. */
export const Loading: Story = {
  args: { items: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading activity');
  },
};

/** Nothing has been changed yet. */
export const Empty: Story = { args: { items: [] } };

/** No changes match the filters. */
export const NoMatches: Story = {
  args: { items: [], filter: { actorId: 'tomas', subjectTypes: ['brand'], actions: null, search: 'lumen' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({
      filter: { actorId: null, subjectTypes: null, actions: null, search: '' },
    });
  },
};

/** Loading failed. */
export const Failed: Story = {
  args: { items: [], error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Earlier changes load when the end of the list is scrolled into view. */
export const More: Story = {
  args: { hasMore: true, loadingMore: true },
};

/** Earlier changes could not be loaded. */
export const MoreFailed: Story = {
  args: { items: sampleActivity.slice(0, 3), hasMore: true, moreFailed: true },
  play: async ({ canvas, args }) => {
    await expect(args.onNeedMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onNeedMore).toHaveBeenCalledOnce();
  },
};

/** While a change is being undone, its button does nothing. */
export const Busy: Story = {
  args: { busyIds: ['moved'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Maya Okafor moved/ }));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};

/** An application that undoes changes. The Undo button disappears, so focus moves to the button's row. */
function Undoing(props: ActivityListProps) {
  const [items, setItems] = useState(props.items);
  return (
    <ActivityList
      {...props}
      items={items}
      onUndo={({ changeSet: { id } }) =>
        setItems(
          items.map((item) =>
            item.id === id
              ? {
                  ...item,
                  canUndo: false,
                  undoneBy: { actor: samplePeople[2] ?? null, hasActor: true, channel: 'app' },
                }
              : item,
          ),
        )
      }
    />
  );
}

/** The row displays who undid the change. */
export const Undone: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Undoing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Maya Okafor moved/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Maya Okafor moved/ })).toHaveFocus());
    await expect(canvas.getAllByText('Undone by Maya Okafor')).toHaveLength(2);
  },
};

/** The second click of a double click is ignored, because a different row might be under the pointer by then. */
export const DoubleClick: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Undo: Maya Okafor moved/ });
    await fireEvent.click(button, { detail: 2 });
    await expect(args.onUndo).not.toHaveBeenCalled();
    await fireEvent.click(button, { detail: 1 });
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** A field that several types use, and a deleted brand, whose name its entries still show. */
export const SharedFieldAndDeletedBrand: Story = {
  args: {
    items: [
      changeSet('field', {
        ...{ action: 'delete', subjectType: 'field', canRestore: true },
        changes: (['blog', 'email', 'social'] as const).map((kind) =>
          subject('Status', {
            ...{ subjectId: kind, subjectType: 'field', kind },
            values: [value('fieldName', 'status', null), value('isRequired', kind === 'email', null)],
          }),
        ),
      }),
      changeSet('brand', {
        ...{ action: 'delete', subjectType: 'brand', canRestore: true },
        changes: [
          subject('Aurora', {
            ...{ subjectId: 'aurora', subjectType: 'brand', kind: null },
            values: [value('name', 'Aurora', null), value('color', 'teal', null)],
          }),
          subject('Winter tyre guide', {
            values: [value('brandId', 'aurora', null)],
            formerBrands: [{ id: 'aurora', name: 'Aurora', color: '#14b8a6' }],
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /deleted the field Status$/ }));
    await expect(canvas.getByText('Blog Post, Email Campaign, Social Post')).toBeVisible();
    await expect(canvas.getByText('Required (Email Campaign)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /deleted the brand Aurora$/ }));
    const entry = canvas.getByRole('row', { name: /^Winter tyre guide/ });
    await expect(entry).toHaveTextContent('Winter tyre guideBrandAurora');
  },
};

const LONG = 'A remarkably long title that does not end '.repeat(6);

/** Titles and values that are too long for the list. */
export const LongTexts: Story = {
  args: {
    items: [
      changeSet('long', {
        actor: { firstName: 'Unbreakable'.repeat(8), lastName: null },
        channel: 'command',
        canUndo: true,
        undoableCount: 1,
        subjectCount: 2,
        changes: [
          subject(LONG, {
            kind: 'podcast',
            values: [value('guestNotes', 'First line.\nSecond line.\n'.repeat(8), 'x'.repeat(300))],
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false, name: /^Unbreakable/ }));
    const list = canvas.getByRole('region', { name: 'Changes' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** At 375 px, times and notes are below the sentences about the changes, and a button opens the search. */
export const Narrow: Story = {
  render: (args) => <ActivityList {...args} style={{ width: 375 }} data-testid="list" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('8:57 AM · 3 of 4 can be undone')).toBeVisible());
    await expect(canvas.getByText('8:40 AM · Cannot be undone')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Jonas Weber edited 4 blog posts/ }));
    const list = canvas.getByRole('region', { name: 'Changes' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(375);
    await userEvent.click(canvas.getByRole('button', { name: 'Search changes' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search changes' })).toHaveFocus();
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
