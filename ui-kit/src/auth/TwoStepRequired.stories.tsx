import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TwoStepRequired } from './TwoStepRequired.js';

const meta = {
  title: 'Public/TwoStepRequired',
  component: TwoStepRequired,
  parameters: {
    guidance:
      'Display it instead of your own page while `viewer.needsTwoStep` from the sdk is true. `LoginGate` also displays it.',
    bare: true,
  },
  args: { onSetUp: fn() },
} satisfies Meta<typeof TwoStepRequired>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The setup is a dialog on the same page. */
export const Default: Story = {
  args: { onLogout: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await expect(args.onSetUp).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalled();
  },
};

/** The setup is on another page. */
export const OnAnotherPage: Story = {
  args: { setupHref: 'https://planner.example/', onContinue: fn(), autoFocus: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open the planner' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalled();
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
