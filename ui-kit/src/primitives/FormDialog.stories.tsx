import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { Button } from './Button.js';
import { Field } from './Field.js';
import { FormDialog } from './FormDialog.js';
import { TextInput } from './TextInput.js';

const meta = {
  title: 'Primitives/FormDialog',
  component: FormDialog,
  parameters: {
    guidance:
      'Use it for a dialog with one form, a Cancel button and a submit button. For a dialog without fields, use `ConfirmDialog`.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn((event) => event.preventDefault()),
    title: 'Create Campaign',
    submitLabel: 'Create',
    children: <Field label="Name">{(control) => <TextInput {...control} />}</Field>,
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter submits the form, and Cancel closes the dialog. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Autumn{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

/** A request is in progress. */
export const Busy: Story = { args: { busy: true } };

/** There is nothing to submit yet, and the footer has an additional button. */
export const NothingToSubmit: Story = {
  tags: ['!dev', '!autodocs'],
  args: { submitDisabled: true, footerStart: <Button variant="ghost">Import</Button> },
};
