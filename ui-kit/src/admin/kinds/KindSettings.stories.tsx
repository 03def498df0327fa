import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isBuiltIn } from '../../logs/kinds/kinds-in.js';
import { KindSettings } from './KindSettings.js';
import { storyKinds } from './story-data.js';

const figures = Object.fromEntries(
  storyKinds.map(({ id }, position) => [
    id,
    {
      fields: { count: 9 - position, href: `/admin/fields?kind=${id}` },
      entries: { count: 12 * position, href: `/logs/${id}` },
      createdBy: isBuiltIn(id) ? null : { firstName: 'Maya', lastName: 'Okafor' },
    },
  ]),
);

const meta = {
  title: 'Admin/KindSettings',
  component: KindSettings,
  parameters: {
    frame: 'page',
    guidance:
      'Use it for the screen where administrators manage the types of entries. To create and edit them, open `KindDialog`.',
    bare: true,
  },
  args: {
    kinds: storyKinds,
    figures,
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onOrder: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof KindSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Built-in kinds come first. They can't be deleted. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row').filter((row) => row.hasAttribute('data-kind'));
    await expect(rows.map((row) => row.getAttribute('data-kind'))).toEqual(storyKinds.map(({ id }) => id));
    await expect(canvas.queryByRole('button', { name: 'Delete Blog Post' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Blog Post' }));
    await expect(args.onEdit).toHaveBeenCalledWith({ kind: storyKinds[0] });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Press release' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ kind: storyKinds[6] });
    await expect(within(rows[7] as HTMLElement).getByText('Hidden')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '72 entries of Press release' })).toHaveAttribute(
      'href',
      '/logs/press-release',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'New type' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** Space lifts a type of the team, and the arrow keys move it. */
export const MovedByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Move Blog Post' })).toBeNull();
    canvas.getByRole('button', { name: 'Move TikTok live' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await expect(canvas.getByText('Dropped, 1 of 2.')).toBeInTheDocument();
    await expect(args.onOrder).toHaveBeenCalledWith({ ids: ['tiktok-live', 'press-release'] });
  },
};

/** There are 24 kinds, so the button that creates one is disabled. */
export const Full: Story = {
  args: {
    kinds: [
      ...storyKinds.slice(0, 6),
      ...Array.from({ length: 18 }, (_, position) => ({
        ...(storyKinds[6] as (typeof storyKinds)[number]),
        id: `own-${position}`,
        names: { one: `Own type ${position + 1}`, many: `Own types ${position + 1}` },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New type' })).toBeDisabled();
  },
};

/** The kinds are loading. */
export const Loading: Story = { args: { kinds: [], loading: true } };

/** Loading failed. */
export const Failed: Story = {
  args: { kinds: [], error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };

/** At 375 px, every kind is a block. */
export const Narrow: Story = {
  parameters: { frame: { display: 'flex', width: 375, height: 'var(--story-height)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').scrollWidth).toBeLessThanOrEqual(375);
  },
};
