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
    guidance: 'A dialog with one form, Cancel and one more button. Without fields take `ConfirmDialog`.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn((event) => event.preventDefault()),
    title: 'Create Campaign',
    cancelLabel: 'Cancel',
    submitLabel: 'Create',
    children: <Field label="Name">{(control) => <TextInput {...control} />}</Field>,
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter submits it, Cancel closes it. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Autumn{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

/** What was submitted is under way. */
export const Busy: Story = { args: { busy: true } };

/** There is nothing to submit yet, and another way on. */
export const NothingToSubmit: Story = {
  tags: ['!dev', '!autodocs'],
  args: { submitDisabled: true, footerStart: <Button variant="ghost">Import</Button> },
};
