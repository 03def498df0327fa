import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalendarHost } from '../calendar/calendar-host.fixture.js';
import { octoberEntries } from '../calendar/story-data.js';
import { LogTable } from '../log-table/LogTable.js';
import { sampleBlogs, sampleBrands } from '../log-table/story-data.js';
import type { CalendarEntry } from '../logs/types.js';
import { ToastProvider } from '../primitives/Toast.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { repeating } from './repeating.js';

const onRepeat = vi.fn();
const push = vi.fn();
const feature = repeating({
  onRepeat,
  datesOf: async ({ startDate }) => [startDate],
  undo: { push, undo: async () => null, redo: async () => null },
});

const HOSTS: [name: string, entry: CalendarEntry, host: ReactNode][] = [
  [
    'a calendar',
    octoberEntries[0] as CalendarEntry,
    <CalendarHost
      key="calendar"
      entries={octoberEntries}
      brands={sampleBrands}
      today="2026-10-14"
      features={[feature]}
    />,
  ],
  [
    'a list',
    sampleBlogs[0] as CalendarEntry,
    <LogTable
      key="list"
      kind="blog"
      style={{ height: 600 }}
      brands={sampleBrands}
      entries={sampleBlogs}
      onEdit={() => {}}
      onDelete={() => {}}
      features={[feature]}
    />,
  ],
];

beforeEach(async () => {
  onRepeat.mockReset().mockResolvedValue({ changeId: 'change' });
  push.mockReset();
  await page.viewport(1280, 900);
});

/** Opens the dialog from the details, and creates the entries. */
async function repeat(title: string, host: ReactNode) {
  await render(
    <ThemeProvider>
      <ToastProvider>{host}</ToastProvider>
    </ThemeProvider>,
  );
  await page.getByText(title, { exact: true }).first().click();
  const details = page.getByRole('dialog', { name: title });
  await details.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Repeat…' }).click();
  await page.getByRole('button', { name: 'Create 4 entries' }).click();
}

test.each(HOSTS)(
  'the details in %s repeat an entry, and a toast undoes it',
  async (_, { id, title }, host) => {
    await repeat(title, host);
    await expect.element(page.getByText('4 entries created')).toBeVisible();
    expect(onRepeat).toHaveBeenCalledExactlyOnceWith({
      entry: expect.objectContaining({ id }),
      days: Array.from({ length: 4 }, () => ({ startDate: expect.any(String), endDate: expect.any(String) })),
    });
    expect(push).toHaveBeenCalledExactlyOnceWith('change', null);
    await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  },
);

test('if nothing was created, the dialog stays open and a toast has the reason', async () => {
  const empty = { params: {}, fieldErrors: [], conflicts: [], left: [] };
  const failure = { type: 'server', code: 'failed', serverMessage: '', isSessionEnded: false, ...empty };
  onRepeat.mockRejectedValue(Object.assign(new Error('failed'), failure));
  const [, { title }, host] = HOSTS[0] as (typeof HOSTS)[number];
  await repeat(title, host);
  await expect.element(page.getByText('The entries could not be created.')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: `Repeat “${title}”` })).toBeVisible();
});
