import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { Button } from './Button.js';
import { Dialog, type DialogProps } from './Dialog.js';
import { TextInput } from './TextInput.js';

const closed = fn();

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={({ open }) => {
          closed();
          setOpen(open);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: {
    ownTexts: ['Open'],
    guidance:
      'The base of all dialogs. For a form, use `FormDialog`; for a confirmation, `ConfirmDialog`; for content that does not block the page, `Popover`.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Add New User',
    children: <TextInput aria-label="Email" />,
    footer: <Button variant="primary">Create</Button>,
  },
  beforeEach: () => {
    closed.mockClear();
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog takes focus, closes on Escape, and returns focus to where it was. */
export const Default: Story = {
  render: (args) => <Opened {...args} />,
};

export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Add New User' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** If there is unsaved input, the dialog asks for confirmation before it closes, so that no input is lost. */
export const Dirty: Story = {
  args: { dirty: true, onDirtyChange: fn() },
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement);
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ dirty: true });
    const input = await page.findByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'noor@');
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeInTheDocument();
    await expect(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'harborvine.example');
    await userEvent.click(page.getByRole('dialog').parentElement as HTMLElement);
    await expect(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.click(input);
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await expect(input).toHaveValue('noor@harborvine.example');
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Tab}{Enter}');
    await expect(closed).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ dirty: false });
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** A dialog that asks a question and has two buttons. */
export const Question: Story = {
  args: {
    size: 'sm',
    title: 'Delete brand',
    description: 'Are you sure you want to delete this brand?',
    children: undefined,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid-danger">Delete</Button>
      </>
    ),
  },
};

/** Long content. The body scrolls if it is taller than 60vh, and the footer stays in place. */
export const LongBody: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 40 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines is fixed.
          <p key={index}>A line of a long text.</p>
        ))}
        <TextInput aria-label="Last" />
      </>
    ),
  },
};
