import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SharingList } from './SharingList.js';
import { longTokens, SHARING_NOW, sharingBrands, storyTokens } from './story-data.js';

const meta = {
  title: 'Admin/SharingList',
  component: SharingList,
  parameters: {
    frame: 'page',
    kit: { brands: sharingBrands },
    guidance:
      'Use it for the screen where users manage links, embeds and keys. Combine it with `NewLinkDialog`, `LinkReadyDialog` and `RevokeDialog`.',
    bare: true,
  },
  args: {
    tokens: storyTokens,
    now: SHARING_NOW,
    compact: false,
    onCreate: fn(),
    onEdit: fn(),
    onRevoke: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SharingList>;

export default meta;
type Story = StoryObj<typeof meta>;

const tokenOf = (name: string) => storyTokens.find((token) => token.name === name);

/** The most recently used tokens come first. One embed expires soon. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const rows = () => canvas.getAllByRole('row').slice(1);
    const names = () => rows().map((row) => row.querySelector('span')?.textContent);
    await expect(names()).toEqual([
      'Events on the website',
      'Intranet calendar',
      'Lumen Cycles client page',
      'Lumen launch',
      'Harbor & Vine board',
      'Quarter, signed off',
      'Assistant, Maya’s laptop',
      'Agency portal',
    ]);
    const [first, second, third, feed, fourth, fifth, sixth, last] = rows();
    await expect(first).toHaveTextContent('Just now');
    await expect(first).toHaveTextContent('Key, read only');
    await expect(second).toHaveTextContent('On intranet.lumencycles.example');
    await expect(second).toHaveTextContent('Deleted user');
    await expect(second).toHaveTextContent('11/12/2026tomorrow');
    await expect(third).toHaveTextContent('12 minutes ago');
    await expect(third).toHaveTextContent('All types, from 11/11/2026');
    await expect(feed).toHaveTextContent('Feed');
    await expect(feed).toHaveTextContent('All types, filtered');
    await expect(feed).toHaveTextContent('2 hours ago');
    await expect(fourth).toHaveTextContent('Harbor & Vine, Without brand');
    await expect(fourth).toHaveTextContent('Never expires');
    await expect(fourth).toHaveTextContent('Link with a password');
    await expect(fifth).toHaveTextContent('Link, frozen on 11/02/2026');
    await expect(sixth).toHaveTextContent('Key, read and write');
    await expect(last).toHaveTextContent('On 2 sites');
    await expect(last).toHaveTextContent('Never');
    // Secrets are displayed only once, so the list has no Copy buttons.
    await expect(canvas.queryByRole('button', { name: /Copy/ })).toBeNull();

    const notice = canvas.getByRole('region', { name: 'Former administrators created 2 of these.' });
    await expect(fourth).toHaveTextContent('Priya NairNo longer an administrator');
    await userEvent.click(within(notice).getByRole('button', { name: 'Show only these' }));
    await expect(names()).toEqual(['Intranet calendar', 'Harbor & Vine board']);
    await userEvent.click(within(notice).getByRole('button', { name: 'Show all' }));
    await expect(names()).toHaveLength(8);

    await userEvent.click(canvas.getByRole('button', { name: 'Edit Intranet calendar' }));
    await expect(args.onEdit).toHaveBeenCalledWith({ token: tokenOf('Intranet calendar') });
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Intranet calendar' }));
    await expect(args.onRevoke).toHaveBeenCalledWith({ token: tokenOf('Intranet calendar') });

    await userEvent.click(canvas.getByRole('button', { name: 'New link' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ kind: 'link' });
    canvas.getByRole('button', { name: 'Create something else' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New embed' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ kind: 'embed' });

    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All8',
      'Links3',
      'Embeds2',
      'Keys2',
      'Feeds1',
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: /Keys/ }));
    await expect(names()).toEqual(['Events on the website', 'Assistant, Maya’s laptop']);
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ kind: 'key' });
  },
};

/** Revoked and expired tokens are in a section that is collapsed initially. */
export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Black Friday, signed off')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoked or expired (2)' }));
    const ended = within(canvas.getByRole('table', { name: 'Revoked or expired (2)' }));
    const row = (name: RegExp) => within(ended.getByRole('row', { name }));
    await expect(row(/Black Friday/).getByText('Revoked 11/08/2026')).toBeVisible();
    await expect(row(/Black Friday/).queryByRole('button')).toBeNull();
    await expect(row(/Spring/).getByText('Expired 06/01/2026')).toBeVisible();
    await expect(row(/Spring/).getByText('Deleted brand')).toBeVisible();
    await expect(row(/Spring/).getByRole('button', { name: 'Edit Spring campaign' })).toBeInTheDocument();
  },
};

/** Users who are not administrators have only keys and feeds. */
export const Own: Story = {
  args: { kinds: ['key', 'feed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Access keys' })).toBeVisible();
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Keys2',
      'Feeds1',
    ]);
  },
};

/** With only one kind, there are no tabs. */
export const OnlyKeys: Story = {
  args: { kinds: ['key'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Access keys' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create something else' })).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

/** Tokens of other users can be revoked but not edited. */
export const NotEditable: Story = {
  tags: ['!dev', '!autodocs'],
  args: { canEdit: ({ kind }) => kind !== 'key' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit Events on the website' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Revoke Events on the website' })).toBeInTheDocument();
  },
};

/** In narrow lists, the actions are in a menu. */
export const Compact: Story = {
  args: { compact: true },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    const item = within(
      canvas.getByText('Intranet calendar').closest('li') ?? canvas.getByText('Intranet calendar'),
    );
    await expect(item.getByText('Used 2 minutes ago')).toBeVisible();
    await expect(item.getByText('Until 11/12/2026, tomorrow')).toBeVisible();
    await expect(canvas.getByText('Link, frozen on 11/02/2026')).toBeVisible();
    item.getByRole('button', { name: 'Actions for Intranet calendar' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledWith({ token: tokenOf('Intranet calendar') });
  },
};

/** Nothing is shared. */
export const Empty: Story = {
  args: { tokens: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is shared yet' })).toBeVisible();
    const [, inTheMiddle] = canvas.getAllByRole('button', { name: 'New link' });
    await userEvent.click(inTheMiddle as HTMLElement);
    await expect(args.onCreate).toHaveBeenCalledWith({ kind: 'link' });
    await userEvent.click(canvas.getByRole('tab', { name: /Embeds/ }));
    await expect(canvas.getByRole('heading', { name: 'No embeds yet' })).toBeVisible();
  },
};

/** The tokens are loading. */
export const Loading: Story = { args: { tokens: [], loading: true } };

/** Loading failed. */
export const Failed: Story = {
  args: { tokens: [], error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Long names are truncated in the table. */
export const LongTexts: Story = { args: { tokens: longTokens } };

/** In narrow lists, long names wrap. */
export const LongTextsCompact: Story = {
  args: { tokens: longTokens, compact: true },
  globals: { viewport: { value: 'mobile1' } },
};
