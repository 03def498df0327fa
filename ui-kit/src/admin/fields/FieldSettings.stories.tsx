import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KINDS } from '../../logs/kinds/index.js';
import { LOG_KINDS } from '../../logs/types.js';
import { FieldSettings } from './FieldSettings.js';
import { longFields, statusCount, statusField, storyFields } from './story-data.js';

const TABS = LOG_KINDS.filter((kind) => kind !== 'other');

function Page(props: ComponentProps<typeof FieldSettings>) {
  const [kind, setKind] = useState(props.kind);
  return (
    <FieldSettings
      {...props}
      kind={kind}
      onKindChange={(change) => {
        setKind(change.kind);
        props.onKindChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Admin/FieldSettings',
  component: FieldSettings,
  parameters: {
    frame: 'page',
    guidance:
      'Use it for the screen where administrators manage custom fields. To create, edit and delete fields, open `FieldConfigurationDialog` and `DeleteFieldDialog`.',
    bare: true,
  },
  args: {
    fields: storyFields,
    kind: 'blog',
    counts: [statusCount],
    entriesHref: ({ id }) => `/?f=${id}`,
    contentTypesHref: '/content-types',
    onKindChange: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onOrder: fn(),
    onRetry: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof FieldSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields are sorted by display order. Fields for kinds other than the selected kind are omitted. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: 'Blog Logs' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.getAttribute('data-field'))).toEqual([
      'author',
      'status',
      'copy_due',
      'newsletter',
      'search_phrase',
    ]);
    const status = within(rows[1] as HTMLElement);
    await expect(status.getByText('Required')).toBeVisible();
    for (const { name } of statusField.options) await expect(status.getByText(name)).toBeInTheDocument();
    await expect(status.getByRole('link', { name: '66 entries have a value in Status' })).toHaveAttribute(
      'href',
      '/?f=status',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Status' }));
    await expect(args.onEdit).toHaveBeenCalledWith({ field: statusField });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Status' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ field: statusField });
    await userEvent.click(canvas.getByRole('button', { name: 'Add Field' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** Space lifts a field, the arrow keys move it, and Space or Enter drops it. */
export const MovedByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const labels = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.getAttribute('data-field'));
    const grip = () => canvas.getByRole('button', { name: 'Move Copy Due' });
    grip().focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Lifted Copy Due, 3 of 5.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByText('1 of 5.')).toBeInTheDocument();
    await expect(grip()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(labels()).toEqual(['author', 'status', 'copy_due', 'newsletter', 'search_phrase']);
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.keyboard(' {ArrowUp}{Enter}');
    await expect(canvas.getByText('Dropped, 2 of 5.')).toBeInTheDocument();
    await expect(args.onOrder).toHaveBeenCalledWith({
      ids: ['Author', 'Copy Due', 'status', 'Newsletter', 'Search Phrase'],
    });
    await expect(labels()).toEqual(['author', 'copy_due', 'status', 'newsletter', 'search_phrase']);
  },
};

/** There is a tab for each kind except `other`. Arrow keys move between the tabs. */
export const TabsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
      TABS.map((kind) => {
        const count = storyFields.filter(({ kinds }) => kinds.some((use) => use.kind === kind)).length;
        return `${KINDS[kind].texts.pluralTitle}${count}`;
      }),
    );
    await userEvent.click(canvas.getByRole('tab', { name: /Blog Logs/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onKindChange).toHaveBeenLastCalledWith({ kind: 'email' });
    await expect(canvas.getByRole('tab', { name: /Email Logs/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: /Email Logs/ })).toHaveTextContent('Subject B');
    await userEvent.keyboard('{End}');
    await expect(args.onKindChange).toHaveBeenLastCalledWith({ kind: TABS.at(-1) });
  },
};

/**
 * A kind without fields. Here, 'Add Field' is not a primary button, because a page should have only one primary button.
 */
export const Empty: Story = {
  args: { kind: 'social' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No custom fields configured yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Your First Field' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** The fields are loading. */
export const Loading: Story = { args: { fields: [], loading: true, counts: null } };

/** Loading failed. */
export const Failed: Story = {
  args: { fields: [], error: true, counts: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Very long labels and options. */
export const LongTexts: Story = { args: { fields: longFields } };

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };

/** At 375 px, every field is a block, and only the tabs scroll horizontally. */
export const Narrow: Story = {
  args: { fields: [...storyFields, ...longFields] },
  render: (args) => (
    <div style={{ width: 375, flex: 1, display: 'flex', minHeight: 0 }} data-testid="frame">
      <Page {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(375);
    const table = within(panel).getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(375);
    for (const button of within(table).getAllByRole('button', { name: /^Actions for/ })) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
        canvas.getByTestId('frame').getBoundingClientRect().right,
      );
    }
  },
};
