import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ColumnPreference } from '../logs/kinds/columns.js';
import { ColumnSettings, type ColumnSettingsProps } from './ColumnSettings.js';
import { sampleFieldConfigurations } from './story-data.js';

/** Stores the preference as an application would. */
function Host({ onChange, ...rest }: ColumnSettingsProps) {
  const [preference, setPreference] = useState<Partial<ColumnPreference>>({});
  return (
    <ColumnSettings
      {...rest}
      {...preference}
      onChange={(next) => {
        setPreference(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Logs/ColumnSettings',
  component: ColumnSettings,
  parameters: {
    kit: { fields: sampleFieldConfigurations },
    guidance:
      'Pass it as the `toolbar` of `LogTable`. In `onChange`, save the preference for the current user.',
  },
  args: { kind: 'blog', onChange: fn() },
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof ColumnSettings>;

export default meta;

type Story = StoryObj<typeof meta>;

const ALL = [
  'date',
  'blogName',
  'category',
  'brand',
  'onCalendar',
  'field:author',
  'field:status',
  'field:copy_due',
  'field:newsletter',
];

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const popover = await screen.findByRole('dialog', { name: 'Column Settings' });
  await waitFor(() => expect(popover).toBeVisible());
  return within(popover);
};

const heads = (popover: Awaited<ReturnType<typeof open>>) =>
  popover.getAllByRole('listitem').map((item) => item.textContent);

/** Shows and hides columns, and resets them. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { keptTexts: ['Columns were reset'] },
  play: async ({ args }) => {
    const popover = await open();
    await expect(heads(popover)).toEqual([
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
    await userEvent.click(popover.getByRole('checkbox', { name: 'Category' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      visibleColumns: ALL.filter((id) => id !== 'category'),
      columnOrder: ALL,
    });
    await expect(popover.getByRole('checkbox', { name: 'Category' })).not.toBeChecked();
    await userEvent.click(popover.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ visibleColumns: ALL, columnOrder: ALL });
    await expect(popover.getByRole('checkbox', { name: 'Category' })).toBeChecked();
  },
};

/** Buttons move columns. The clicked button keeps focus, and the new position is announced to screen readers. */
export const Moving: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { keptTexts: ['Category is now column 1 of 9'] },
  play: async ({ args }) => {
    const popover = await open();
    const down = popover.getByRole('button', { name: 'Move down Date' });
    down.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(heads(popover).slice(0, 3)).toEqual(['Blog Name', 'Category', 'Date']);
    await expect(down).toHaveFocus();
    await expect(popover.getByText('Date is now column 3 of 9')).toBeInTheDocument();
    await userEvent.click(popover.getByRole('button', { name: 'Move up Newsletter' }));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(heads(popover).slice(-2)).toEqual(['Newsletter', 'Copy Due']);
    // The first column cannot move up, but its button keeps focus.
    const up = popover.getByRole('button', { name: 'Move up Category' });
    await userEvent.click(up);
    await expect(up).toHaveFocus();
    await userEvent.click(up);
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

/** The last visible column cannot be hidden. */
export const LastColumn: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { kit: { fields: [] } },
  play: async ({ args }) => {
    const popover = await open();
    for (const name of ['Date', 'Category', 'Brand', 'On Calendar']) {
      await userEvent.click(popover.getByRole('checkbox', { name }));
    }
    await expect(popover.getByRole('checkbox', { name: 'Blog Name' })).toBeDisabled();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      visibleColumns: ['blogName'],
      columnOrder: ALL.slice(0, 5),
    });
  },
};

/** If there are more columns than the window has room for, the popover scrolls. Long words wrap. */
export const ManyColumns: Story = {
  parameters: {
    kit: {
      fields: Array.from({ length: 40 }, (_field, index) => ({
        id: `many-${index}`,
        kind: 'blog',
        fieldName: `field_${index}`,
        fieldLabel: index === 3 ? 'Fundamentalunterscheidungsmerkmalsbeschreibung' : `Custom field ${index}`,
        fieldType: 'text',
        dropdownOptions: null,
        isRequired: false,
        displayOrder: index,
      })),
    },
  },
  play: async () => {
    await open();
    const { bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async () => {
    await open();
  },
};
