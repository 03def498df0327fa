import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, Printer } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.js';
import { type ToastMessage, ToastProvider, useToast } from './Toast.js';

function Show(message: ToastMessage) {
  const toast = useToast();
  return <Button onClick={() => toast(message)}>Show</Button>;
}

const meta = {
  title: 'Primitives/Toast',
  component: Show,
  parameters: {
    ownTexts: ['Show'],
    example: 'ToastProvider',
    guidance:
      'Use it for something that just happened. It disappears after five seconds. If users must read the message, use `Notice` or `Dialog`. `useToast` displays it inside a `ToastProvider`; the props below are its message.',
  },
  subcomponents: { ToastProvider },
  args: { title: 'Brand created successfully' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const region = within(await within(canvasElement).findByRole('region', { name: 'Notifications (F8)' }));
    await waitFor(() => expect(region.getByText(args.title)).toBeVisible());
  },
} satisfies Meta<typeof Show>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A toast with only a title. */
export const Default: Story = {};

/** A toast with an icon and a description. */
export const WithDescription: Story = {
  args: {
    title: 'Print window opened',
    description: "Use your browser's print dialog to save as PDF or print.",
    icon: <Printer size={16} strokeWidth={1.75} />,
  },
};

/** A toast with an action and its keyboard shortcut. The timer stops while the toast is hovered or focused. */
export const WithAction: Story = {
  args: {
    title: 'Moved to Tuesday, November 17, 2026',
    description: 'Gift guide week, 7 days later',
    icon: <CalendarCheck size={16} strokeWidth={1.75} />,
    action: { label: 'Undo', shortcut: 'Ctrl+Z', onAction: fn() },
  },
};

/** Users can reach the action by pressing F8 and Tab. The action also closes the toast. */
export const ActsByKeyboard: Story = {
  ...WithAction,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const undo = await within(canvasElement).findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(undo).not.toBeInTheDocument());
  },
};

/** A failure. */
export const Destructive: Story = { args: { title: 'Error creating brand', tone: 'destructive' } };

/** Long text without a space. */
export const Long: Story = { args: { title: 'Error', description: 'x'.repeat(200), tone: 'destructive' } };

/** F8 moves focus to the toast, whose button dismisses it. */
export const Dismisses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await within(canvasElement).findByRole('button', { name: 'Dismiss' });
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Dismiss' })).toBeNull());
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
