import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import type { CalendarEntry, FieldConfiguration } from '../../logs/types.js';
import { SelectionBar } from './SelectionBar.js';
import { selectionFields } from './selection-fields.js';

const Column = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  height: 240px;
`;

const meta = {
  title: 'Calendar/SelectionBar',
  component: SelectionBar,
  parameters: {
    ownTexts: ['Calendar'],
    guidance:
      'Pass it as the `selectionBar` of `Calendar`. Dialogs for its actions are separate: `MoveDialog`, `BulkEditDialog` and `BulkDeleteDialog`.',
  },
  decorators: [
    (Story) => (
      <Column aria-label="Calendar">
        <Story />
      </Column>
    ),
  ],
  args: {
    count: 4,
    onMove: fn(),
    onShift: fn(),
    onBrand: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
    onClear: fn(),
    actions: [{ id: 'hide', label: 'Hide from calendar', onSelect: fn() }],
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 items selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }));
    await expect(args.onDuplicate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide from calendar' }));
    await expect(args.actions?.[0]?.onSelect).toHaveBeenCalledOnce();
  },
};

const podcastEntry: CalendarEntry = {
  id: 'frost',
  kind: 'podcast',
  title: 'Frost and fire',
  startDate: '2026-11-04',
  endDate: '2026-11-04',
  brandId: null,
  color: null,
};
const status: FieldConfiguration = {
  id: 'status',
  kind: 'podcast',
  fieldName: 'status',
  fieldLabel: 'Status',
  fieldType: 'dropdown',
  dropdownOptions: ['Draft', 'Final'],
  isRequired: false,
  displayOrder: 0,
};

/**
 * The menu groups the fields that only some of the selected entries have, and displays the number of these entries.
 */
export const Fields: Story = {
  args: {
    count: 2,
    fields: selectionFields(
      [podcastEntry, { ...podcastEntry, id: 'fair', kind: 'event' }],
      [status, { ...status, id: 'tone', fieldLabel: 'Tone', fieldType: 'text' }],
    ),
    onField: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const group = within(await screen.findByRole('group', { name: '1 podcast log' }));
    await expect(group.getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.click(group.getByRole('menuitem', { name: 'Status…' }));
    await expect(args.onField).toHaveBeenCalledWith({ field: args.fields?.[0] });
  },
};

/** If all selected entries are of one kind, the menu has no headings. */
export const FieldsOfOneKind: Story = {
  args: { count: 1, fields: selectionFields([podcastEntry], [status]), onField: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Status…' })).toBeVisible());
    await expect(screen.queryByRole('group', { name: '1 podcast log' })).toBeNull();
  },
};

export const One: Story = { args: { count: 1, actions: [] } };

/** In a narrow calendar, all actions except the first are in the menu. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ width: 351 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Duplicate' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Light: Story = { tags: ['!autodocs'], globals: { theme: 'light' } };
