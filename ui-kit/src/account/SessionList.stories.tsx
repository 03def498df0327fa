import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SessionList } from './SessionList.js';
import { ACCOUNT_NOW, currentSession, oddSessions, phoneSession, storySessions } from './story-data.js';

const meta = {
  title: 'Account/SessionList',
  component: SessionList,
  parameters: { guidance: 'Use it on the page where users manage their own account.' },
  args: {
    sessions: storySessions,
    now: ACCOUNT_NOW,
    onEnd: fn(),
    onEndOthers: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current session and two others. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const items = within(canvas.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Chrome on WindowsThis deviceNow, from 203.0.113.24',
      'Safari on iPhone2 hours ago, from 203.0.113.24Log out',
      'Firefox on Ubuntu6 days ago, from 198.51.100.7Log out',
    ]);
    const end = canvas.getByRole('button', { name: 'Log out Safari on iPhone' });
    await expect(end).toHaveAccessibleDescription('2 hours ago, from 203.0.113.24');
    await userEvent.click(end);
    await expect(args.onEnd).toHaveBeenCalledWith({ session: phoneSession });

    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out everywhere else?' }));
    await waitFor(() => expect(question.getByText(/your 2 other sessions/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEndOthers).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};

/** After a session ends, focus moves to the heading, because the session's button is gone. */
export const KeepsFocus: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [sessions, setSessions] = useState(args.sessions);
    return (
      <section>
        <h2 translate="no">Sessions</h2>
        <SessionList
          {...args}
          sessions={sessions}
          onEnd={({ session }) => setSessions(sessions.filter(({ id }) => id !== session.id))}
        />
      </section>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Log out Safari on iPhone' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Sessions' })).toHaveFocus();
  },
};

/** There are no sessions to end besides the current one. */
export const OneSession: Story = {
  args: { sessions: [currentSession] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The sessions are loading. */
export const Loading: Story = { args: { sessions: [], loading: true } };

/** Loading failed. */
export const Failed: Story = {
  args: { sessions: [], error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** While a session is being ended, its button does nothing. */
export const Busy: Story = {
  args: { busySessionIds: [phoneSession.id] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari on iPhone' }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** All other sessions are being ended. */
export const EndingOthers: Story = { args: { endingOthers: true } };

/** Unknown and long values. */
export const OddValues: Story = { args: { sessions: oddSessions } };

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };

/** At 320 px. */
export const Narrow: Story = {
  args: { sessions: oddSessions },
  render: (args) => <SessionList {...args} style={{ width: 320 }} data-testid="list" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('list').scrollWidth).toBeLessThanOrEqual(320);
  },
};
