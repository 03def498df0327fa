import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longTokens, SHARING_NOW, sharingBrands, storyTokens, token } from '../admin/sharing/story-data.js';
import { KeyList } from './KeyList.js';

const meta = {
  title: 'Account/KeyList',
  component: KeyList,
  parameters: {
    kit: { brands: sharingBrands },
    guidance: 'Use it on the page where users manage their own account.',
  },
  args: {
    tokens: storyTokens,
    now: SHARING_NOW,
    onCreate: fn(),
    onRevoke: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof KeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

const expiring = token({
  kind: 'key',
  name: 'Report',
  kinds: null,
  from: null,
  lastUsedAt: null,
  expiresAt: new Date(2026, 10, 12, 12).toISOString(),
});
const unlimited = token({ kind: 'key', name: 'Archive', kinds: null, expiresAt: null });
const ended = token({ kind: 'key', name: 'Ended', revokedAt: SHARING_NOW.toISOString() });

/** The `tokens` prop contains access tokens of all kinds, but only active keys and feeds are displayed. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  args: { tokens: [...storyTokens, expiring, unlimited, ended] },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const items = within(canvas.getByRole('list', { name: 'Keys and feeds' })).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Events on the websiteRead, Harbor & Vine, Event. Used just now. Expires 01/31/2027Revoke',
      'ArchiveRead, Lumen Cycles, from 11/11/2026. Used 12 minutes ago. Never expiresRevoke',
      'Lumen launchFeed, Lumen Cycles. Used 2 hours ago. Never expiresRevoke',
      'Assistant, Maya’s laptopRead and write, all brands. Used 6 days ago. Expires 12/24/2026Revoke',
      'ReportRead, Lumen Cycles. Never used. Expires 11/12/2026, tomorrowRevoke',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Archive' }));
    await expect(args.onRevoke).toHaveBeenCalledWith({ token: unlimited });
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** There are no active keys and feeds. */
export const Empty: Story = {
  args: { tokens: [ended] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No keys or feeds yet')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Keys and feeds' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'New key' })).toBeVisible();
  },
};

/** The keys and feeds are loading. */
export const Loading: Story = { args: { tokens: [], loading: true } };

/** Loading failed. */
export const Failed: Story = {
  args: { tokens: [], error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };

/** At 320 px, with long names. */
export const Narrow: Story = {
  args: { tokens: longTokens.map((each) => ({ ...each, kind: 'key' })) },
  render: (args) => <KeyList {...args} style={{ width: 320 }} data-testid="list" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('list').scrollWidth).toBeLessThanOrEqual(320);
  },
};
