import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

/** Takes the focus, closes by Escape, and gives the focus back to where it came from. */
export const Default: Story = {
  render: (args) => <Opened {...args} />,
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

/** Unsaved input: Escape does not throw it away. */
export const Dirty: Story = {
  args: { dirty: true },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    await expect(closed).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('dialog')).toBeInTheDocument();
  },
};

/** A question: a sentence and buttons. */
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

/** More than fits: the body scrolls past 60vh, the footer stays. */
export const LongBody: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 40 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
          <p key={index}>A line of a long text.</p>
        ))}
        <TextInput aria-label="Last" />
      </>
    ),
  },
};
