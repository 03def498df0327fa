import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { statusField } from '../fields/story-data.js';
import { KindDialog } from './KindDialog.js';
import { storyKinds } from './story-data.js';

const [blog, , , , , , pressRelease] = storyKinds;

const meta = {
  title: 'Admin/KindDialog',
  component: KindDialog,
  parameters: { guidance: 'Open it from `KindSettings` to create or edit a type of entries.' },
  decorators: [openedByButton],
  args: { open: true, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof KindDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(within(canvasElement).getByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  return dialog;
};

/** The plural follows the name until the user changes it. */
export const Create: Story = {};

export const CreateWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { ownTexts: ['Case study two', 'Case studies and more'] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const plural = dialog.getByRole('textbox', { name: 'Plural' });
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText('Name is required')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Case study');
    await expect(plural).toHaveValue('Case studies');
    dialog.getByRole('radio', { name: 'Newspaper' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByRole('radio', { name: 'Broadcast' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Violet' }));
    await expect(dialog.getByRole('radio', { name: 'Violet' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Another color' }));
    const other = within(await within(canvasElement).findByRole('dialog', { name: 'Another color' }));
    await userEvent.clear(other.getByRole('textbox', { name: 'Color' }));
    await userEvent.type(other.getByRole('textbox', { name: 'Color' }), '#123456');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Another color: #123456' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Several days' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: {
          names: { one: 'Case study', many: 'Case studies' },
          icon: 'radio',
          color: '#123456',
          dates: 'span',
          titleLabel: 'Title',
          isHidden: false,
        },
        fieldIds: [],
        shortensEntries: false,
      }),
    );
    await userEvent.type(plural, ' and more');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' two');
    await expect(plural).toHaveValue('Case studies and more');
  },
};

/** An own kind can be hidden, and use fields of other kinds. */
export const Edit: Story = {
  args: { kind: pressRelease ?? null, fields: [statusField], onNewField: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const fields = within(dialog.getByRole('group', { name: 'Fields' }));
    await expect(fields.getByRole('checkbox', { name: 'Status' })).not.toBeChecked();
    await userEvent.click(fields.getByText('Status'));
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ fieldIds: ['status'] })),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'New field' }));
    await waitFor(() => expect(args.onNewField).toHaveBeenCalledOnce());
  },
};

/** Before the entries of a kind last a single day, the dialog says what happens to those that last several days. */
export const Shortens: Story = {
  args: { kind: pressRelease ? { ...pressRelease, dates: 'span' } : null, longCount: 2 },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'One day' }));
    await expect(await dialog.findByText(/^2 entries last several days/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ shortensEntries: true })),
    );
  },
};

/** Only the color of a built-in kind can change, and whether it is hidden. */
export const EditBuiltIn: Story = {
  args: { kind: blog ?? null },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Hide this type' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          values: expect.objectContaining({ isHidden: true, names: blog?.names }),
        }),
      ),
    );
  },
};

/** Errors from the server. */
export const Rejected: Story = {
  args: { kind: pressRelease ?? null, fieldErrors: { name: 'Another type has this name' } },
};

/** On a phone, the form has one column. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
