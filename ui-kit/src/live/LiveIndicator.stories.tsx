import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { LiveIndicator, type LiveIndicatorProps } from './LiveIndicator.js';

/** An indicator whose connection is lost after a click. */
function Interrupted(props: Omit<LiveIndicatorProps, 'status'>) {
  const [status, setStatus] = useState<LiveIndicatorProps['status']>('live');
  return (
    <>
      <LiveIndicator {...props} status={status} />
      <Button onClick={() => setStatus('connecting')}>{status}</Button>
    </>
  );
}

const meta = {
  title: 'Shell/LiveIndicator',
  component: LiveIndicator,
  parameters: {
    guidance: 'Pass it as `status` to `Shell`. Use it only once per page, because its text is announced.',
  },
  args: { status: 'live', catchingUpAfter: 0, offlineAfter: 0 },
} satisfies Meta<typeof LiveIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Connected. The dot has no visible text. Its name is displayed on hover. */
export const Live: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dot = canvas.getByRole('img', { name: 'Live: changes by others appear here' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.hover(dot);
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(dot);
  },
};

/** The connection is being restored. */
export const CatchingUp: Story = {
  args: { status: 'connecting' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Catching up'));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** There is no connection. Saving still sends a request. If the request fails, an error is displayed. */
export const Offline: Story = {
  args: { status: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Offline'));
  },
};

/** Without live updates, nothing is displayed. */
export const Off: Story = {
  tags: ['!autodocs'],
  args: { status: 'off' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A short interruption doesn't change the dot. */
export const ShortInterruption: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { ownTexts: ['connecting'] },
  args: { catchingUpAfter: 60_000, offlineAfter: 60_000 },
  render: ({ status: _, ...args }) => <Interrupted {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveTextContent('connecting');
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { status: 'offline' },
  globals: { direction: 'rtl' },
};

export const Light: Story = { tags: ['!autodocs'], args: { status: 'offline' }, globals: { theme: 'light' } };
