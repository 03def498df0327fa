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
  dynamicFields: { status: 'Draft' },
};
const status: FieldConfiguration = {
  id: 'status',
  kind: 'podcast',
  fieldName: 'status',
  fieldLabel: 'Status',
  fieldType: 'dropdown',
  dropdownOptions: ['Draft', 'Final'],
  options: ['Draft', 'Final'].map((name) => ({
    ...{ id: `option-${name}`, name, color: null, isArchived: false },
    isDone: name === 'Final',
  })),
  isRequired: false,
  displayOrder: 0,
};
const tone: FieldConfiguration = {
  ...status,
  ...{ id: 'tone', fieldName: 'tone', fieldLabel: 'Tone', dropdownOptions: ['Calm', 'Loud'], options: [] },
};

/**
 * A status and a person have buttons, and other fields are in the menu. The choices say how many entries have them, and
 * the line below says which entries can't have the field.
 */
export const Fields: Story = {
  args: {
    count: 2,
    fields: selectionFields([podcastEntry, { ...podcastEntry, id: 'fair', kind: 'event' }], [status, tone]),
    onField: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status…' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Status of 1 entry' }));
    await expect(menu.getByText('1 of 2. Event has no Status.')).toBeVisible();
    await expect(menu.getByRole('option', { name: 'Draft 1 now' })).toBeVisible();
    await userEvent.click(menu.getByRole('option', { name: 'Final' }));
    await expect(args.onField).toHaveBeenLastCalledWith({ field: args.fields?.[0], value: 'option-Final' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Tone…' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Status…' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tone…' }));
    await userEvent.click(await screen.findByRole('option', { name: 'No tone 1 now' }));
    await expect(args.onField).toHaveBeenLastCalledWith({ field: args.fields?.[1], value: null });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());
  },
};

export const One: Story = { args: { count: 1, actions: [] } };

/** In a narrow calendar, all actions except the first are in the menu. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { frame: { width: 351 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Duplicate' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Light: Story = { tags: ['!autodocs'], globals: { theme: 'light' } };
