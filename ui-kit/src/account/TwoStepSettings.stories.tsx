import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TwoStepSettings } from './TwoStepSettings.js';

const meta = {
  title: 'Account/TwoStepSettings',
  component: TwoStepSettings,
  parameters: { guidance: 'Use it on the page where users manage their own account.' },
  args: { turnedOnAt: null, onOpen: fn() },
} satisfies Meta<typeof TwoStepSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two-step verification is off. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ purpose: 'setUp' });
  },
};

/** Two-step verification is on. */
export const On: Story = {
  args: { turnedOnAt: '2026-10-13T12:00:00.000Z', recoveryCodesLeft: 9 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Since 10/13/2026. 9 recovery codes are left.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ purpose: 'replaceCodes' });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ purpose: 'turnOff' });
  },
};

/** Two-step verification is required, so it can't be turned off. */
export const Required: Story = {
  args: { ...On.args, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
  },
};

/** Two-step verification is required, but still off. */
export const RequiredAndOff: Story = { args: { isRequired: true } };

/** The state is loading. */
export const Loading: Story = { args: { loading: true } };

/** Right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { ...On.args },
  globals: { direction: 'rtl' },
};
