import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SystemOverview } from './SystemOverview.js';
import { brokenSystem, embeddedSystem, postgresqlSystem, SYSTEM_NOW } from './story-data.js';

const meta = {
  title: 'Admin/SystemOverview',
  component: SystemOverview,
  parameters: {
    guidance:
      'Use it for the screen where administrators see whether the server works. Put it in a `PageBody`.',
  },
  args: { system: embeddedSystem, now: SYSTEM_NOW, onRetry: fn() },
} satisfies Meta<typeof SystemOverview>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the facts in a section, such as `Size: 34.2 MB`. */
const factsIn = (canvas: Canvas, section: string) => {
  const region = canvas.getByRole('region', { name: section });
  const values = within(region).getAllByRole('definition');
  return within(region)
    .getAllByRole('term')
    .map(({ textContent }, index) => `${textContent}: ${values[index]?.textContent}`);
};

/** Returns the titles of the problems. */
const problemsIn = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Problems' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);

/** A server with the embedded database. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No problems found.')).toBeVisible();
    await expect(factsIn(canvas, 'Backups')).toEqual([
      'Last backup: 11/11/2026 3:04 AM (6 hours ago)',
      'Result: Complete',
      'Size: 34.2 MB',
    ]);
    await expect(factsIn(canvas, 'Database')).toEqual([
      'Type: PostgreSQL 18.3, part of the planner',
      'Size: 89.4 MB',
      'Disk: 12.4 GB of 50 GB free',
    ]);
    await expect(factsIn(canvas, 'Live updates')).toEqual([
      'Status: Working',
      'Open pages: 12, at most 2,000',
    ]);
    await expect(factsIn(canvas, 'Planner')).toEqual([
      'Version: 0.1.0 (823dd874efab)',
      'Running since: 11/09/2026 4:40 AM (2 days ago)',
      'Migrations: 24, the last on 11/09/2026 (retired values)',
    ]);
  },
};

/** The planner can't see the disk of a PostgreSQL server. */
export const PostgreSql: Story = {
  args: { system: postgresqlSystem },
  play: async ({ canvas }) => {
    await expect(factsIn(canvas, 'Database')).toEqual([
      'Type: PostgreSQL 16.4, on a server',
      'Size: 1.2 GB',
      'Disk: Unknown. The planner can’t see the disk of a database server.',
      'Connections: 3 of 10 in use',
    ]);
  },
};

/** There is no backup yet. */
export const NoBackup: Story = {
  args: { system: { ...embeddedSystem, lastBackup: null } },
  play: async ({ canvas }) => {
    await expect(problemsIn(canvas)).toEqual(['No backup yet']);
    await expect(canvas.getByRole('region', { name: 'Backups' })).toHaveTextContent('No backup yet');
  },
};

/** Many problems at the same time. Each one says what to do. */
export const Problems: Story = {
  args: { system: brokenSystem },
  play: async ({ canvas }) => {
    await expect(problemsIn(canvas)).toEqual([
      'The last backup failed',
      'The database is very busy',
      'Requests are waiting for the database',
      'Live updates are interrupted',
      'Untrusted proxy',
    ]);
    await expect(
      canvas.getByText(/The last complete backup is from 11\/07\/2026\. Ask the person/),
    ).toBeVisible();
    await expect(factsIn(canvas, 'Backups')).toEqual([
      'Last backup: 11/11/2026 3:04 AM (6 hours ago)',
      'Result: Failed',
      'Last complete backup: 11/07/2026 3:04 AM (4 days ago)',
    ]);
    await expect(factsIn(canvas, 'Database')).toContain('Connections: 10 of 10 in use, 4 requests waiting');
  },
};

/** The disk is almost full, the last backup is old, and live updates are off. */
export const MoreProblems: Story = {
  args: {
    system: {
      ...embeddedSystem,
      disk: { free: 812_000_000, size: 50_000_000_000 },
      lastBackup: embeddedSystem.lastBackup && {
        ...embeddedSystem.lastBackup,
        completedAt: '2026-10-01T03:00:00.000Z',
      },
      liveUpdates: { state: 'unavailable', streams: 0, maxStreams: 2000 },
      warnings: [{ code: 'unheardOf', params: {}, message: 'A newer server has a new warning.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(problemsIn(canvas)).toEqual([
      'The disk is almost full',
      'The last backup is old',
      'Live updates are not available',
      'Server settings',
    ]);
    await expect(canvas.getByText(/Only 812 MB are free/)).toBeVisible();
  },
};

/** Almost all live connections are in use. No backup has ever been complete. */
export const ManyPages: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    system: {
      ...embeddedSystem,
      lastBackup: { at: SYSTEM_NOW.toISOString(), isComplete: false, completedAt: null, size: null },
      liveUpdates: { state: 'connected', streams: 1601, maxStreams: 2000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(problemsIn(canvas)).toEqual([
      'The last backup failed',
      'Almost all live connections are in use',
    ]);
    await expect(canvas.getByText(/There is no complete backup\./)).toBeVisible();
    await expect(factsIn(canvas, 'Backups')).toEqual([
      'Last backup: 11/11/2026 9:40 AM (just now)',
      'Result: Failed',
      'Last complete backup: No backup yet',
    ]);
  },
};

/** The state is loading. */
export const Loading: Story = { args: { system: null, loading: true } };

/** Loading failed. */
export const Failed: Story = {
  args: { system: null, error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };

/** At 320 px. */
export const Narrow: Story = {
  args: { system: brokenSystem },
  render: (args) => (
    <div style={{ width: 320 }}>
      <SystemOverview {...args} data-testid="overview" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('overview').scrollWidth).toBeLessThanOrEqual(320);
  },
};
