import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from './api.js';
import { chip, logEntry, TODAY } from './calendar-steps.js';
import { factsOf } from './kinds.js';
import { expectToast, settled } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member', contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page, planner }) => {
  await planner.clear();
  await page.clock.setFixedTime(TODAY);
});

const day = (page: Page, date: string): Locator => page.locator(`[data-cp-date="${date}"]`);
const dates = async (page: Page, title: string): Promise<(string | null)[]> =>
  Promise.all(
    (await chip(page, title).all()).map((one) =>
      one.evaluate((element) => element.closest('[data-cp-date]')?.getAttribute('data-cp-date') ?? null),
    ),
  );

/** Presses the mouse button on an entry and moves the mouse to a day in several steps, as people do. */
async function dragOver(page: Page, from: Locator, to: Locator, x = 24): Promise<void> {
  // Wait for the code that moves entries, which loads after the calendar.
  await settled(page);
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The entry or the day is not displayed.');
  await page.mouse.move(start.x + x, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + x + 3, start.y + 10);
  await page.mouse.move(end.x + 30, end.y + end.height - 12, { steps: 8 });
}

test('dragging an event highlights its new days, moves it after the drop, and can be undone', async ({
  page,
  planner,
}) => {
  const title = unique('Guide');
  const { id } = await logEntry(planner.api, 'event', title, ['2026-10-13', '2026-10-18']);
  await page.goto('/');
  await expect(chip(page, title)).toHaveCount(2);
  await dragOver(page, chip(page, title).first(), day(page, '2026-10-20'));
  await expect(page.getByText('Tue, Oct 20 · +7 days')).toBeVisible();
  const outline = (date: string) =>
    day(page, date).evaluate((cell) => getComputedStyle(cell, '::after').borderTopStyle);
  for (const date of ['2026-10-20', '2026-10-24', '2026-10-25']) expect(await outline(date)).toBe('solid');
  expect(await outline('2026-10-26')).toBe('none');
  await page.mouse.up();
  await expectToast(page, 'Moved to Tuesday, October 20, 2026', `${title}, 7 days later`);
  expect(await dates(page, title)).toEqual(['2026-10-20', '2026-10-25']);
  expect(await planner.api.get(`${factsOf('event').rest}/${id}`)).toMatchObject({
    startDate: '2026-10-20',
    endDate: '2026-10-25',
    version: 2,
  });

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectToast(page, 'Moved back to Tuesday, October 13, 2026', title);
  await expect.poll(() => dates(page, title)).toEqual(['2026-10-13', '2026-10-18']);
});

test('dragging an entry to the edge of the grid goes to the next page, and Escape cancels the drag', {
  tag: '@soak',
}, async ({ page, planner }) => {
  const title = unique('Post');
  const { id } = await logEntry(planner.api, 'blog', title, '2026-10-16');
  await page.goto('/');
  const ghost = page.locator('[data-cp-ghost]');
  await dragOver(page, chip(page, title), day(page, '2026-10-15'));
  await expect(ghost).toContainText('Thu, Oct 15');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(ghost).toHaveCount(0);
  expect(await dates(page, title)).toEqual(['2026-10-16']);

  await dragOver(page, chip(page, title), day(page, '2026-10-17'));
  const edge = await day(page, '2026-10-17').boundingBox();
  if (!edge) throw new Error('The day is not displayed.');
  await page.mouse.move(edge.x + edge.width - 8, edge.y + 60);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('October 2026');
  // On a busy machine, the page can turn again before the pointer leaves the edge.
  await page.mouse.move(edge.x - 300, edge.y + 60, { steps: 3 });
  await expect(ghost).toContainText('days');
  await page.mouse.up();
  await expect(ghost).toHaveCount(0);
  const stored = async () => (await planner.api.get<{ date: string }>(`/logs/blog/${id}`)).date;
  await expect.poll(stored).toMatch(/^202[67]-(11|12|01)-/);
  expect(await dates(page, title)).toEqual([await stored()]);
});

test('the keyboard moves an entry, and Ctrl+Z moves it back', { tag: '@soak' }, async ({ page, planner }) => {
  const title = unique('Post');
  await logEntry(planner.api, 'blog', title, '2026-10-14');
  await page.goto('/');
  await expect(chip(page, title)).toBeVisible();
  await settled(page);
  await day(page, '2026-10-14').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(chip(page, title)).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('application', { name: `Moving ${title}` })).toContainText('8 days later');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Moved to Thursday, October 22, 2026', `${title}, 8 days later`);
  await expect(chip(page, title)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Moved back to Wednesday, October 14, 2026', title);
});

test('on a phone, two taps move an entry of the day', { tag: '@soak' }, async ({ browser, planner }) => {
  const title = unique('Post');
  await logEntry(planner.api, 'blog', title, '2026-10-14');
  const context = await browser.newContext({
    baseURL: planner.url,
    storageState: planner.sessions.member,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(title) }).tap();
  await page.getByRole('button', { name: '+7 days' }).tap();
  await expectToast(page, 'Moved to Wednesday, October 21, 2026', `${title}, 7 days later`);
  await context.close();
});

test('if someone else has changed the entry, it moves back, and the toast names the person', async ({
  page,
  planner,
}) => {
  const title = unique('Post');
  const { id } = await logEntry(planner.api, 'blog', title, '2026-10-14');
  await page.goto('/');
  await expect(chip(page, title)).toBeVisible();
  await settled(page);
  // Change the entry after the drop, but before the server receives the request that moves it.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation MoveEntries'))
      await planner.api.patch(`/logs/blog/${id}`, { category: 'Menus' });
    await route.continue();
  });
  await dragOver(page, chip(page, title), day(page, '2026-10-21'));
  await page.mouse.up();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toContainText(
    'Couldn’t move: Maya Okafor just changed this entry',
  );
  await expect.poll(() => dates(page, title)).toEqual(['2026-10-14']);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('Menus');
});
