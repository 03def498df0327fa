import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from './api.js';
import { chip, logEntry, TODAY } from './calendar-steps.js';
import { factsOf } from './kinds.js';
import { expectToast, settled } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test.beforeEach(async ({ page, planner }) => {
  await planner.clear();
  await page.clock.setFixedTime(TODAY);
});

const bar = (page: Page): Locator => page.getByRole('group', { name: 'Actions for the selected items' });
const action = (page: Page, name: string): Locator => bar(page).getByRole('button', { name });

test('Shift+click selects entries of several kinds, and each action is one change that can be undone', async ({
  page,
  planner,
}) => {
  const [post, fair] = [unique('Post'), unique('Fair')];
  const { id } = await logEntry(planner.api, 'blog', post, '2026-10-06');
  const event = await logEntry(planner.api, 'event', fair, ['2026-10-13', '2026-10-14']);
  const stored = async () => [
    await planner.api.get(`${factsOf('blog').rest}/${id}`),
    await planner.api.get(`${factsOf('event').rest}/${event.id}`),
  ];
  const selectBoth = async () => {
    for (const title of [post, fair])
      await chip(page, title)
        .first()
        .click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('2 items selected');
  };
  await page.goto('/');
  await expect(chip(page, fair)).toHaveCount(1);
  await settled(page);

  await selectBoth();
  await action(page, 'Shift by…').click();
  const moving = page.getByRole('dialog', { name: 'Move 2 entries' });
  await moving.getByRole('button', { name: '+7 days' }).click();
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expectToast(page, 'Moved 2 entries 7 days later');
  // The entries stay selected for the next action.
  await expect(action(page, 'Shift by…')).toBeFocused();
  expect(await stored()).toMatchObject([{ date: '2026-10-13' }, { startDate: '2026-10-20' }]);
  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Moved 2 entries back', '2 entries');

  await expect(bar(page)).toContainText('2 items selected');
  await action(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Hide from calendar' }).click();
  await expectToast(page, '2 entries hidden from the calendar');
  await expect(chip(page, post)).toHaveCount(0);
  expect(await stored()).toMatchObject([{ showOnCalendar: false }, { showOnCalendar: false }]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(chip(page, post)).toHaveCount(1);

  await selectBoth();
  await action(page, 'Duplicate').click();
  await expectToast(page, '2 entries duplicated');
  await expect(chip(page, post)).toHaveCount(2);
  // The copies are selected.
  await action(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, '2 entries deleted');
  await expect(chip(page, post)).toHaveCount(1);
  expect(await stored()).toMatchObject([{ date: '2026-10-06' }, { startDate: '2026-10-13' }]);
});

test('the brand of the selected entries can be changed and removed', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  const [post, name] = [unique('Post'), unique('Brand')];
  const brand = await planner.api.post<{ id: string }>('/brands', { name, color: '#3b82f6' });
  const { id } = await logEntry(planner.api, 'blog', post, '2026-10-06');
  const brandId = async () =>
    (await planner.api.get<{ brandId: string | null }>(`${factsOf('blog').rest}/${id}`)).brandId;
  await page.goto('/');
  await expect(chip(page, post)).toBeVisible();
  await settled(page);
  await chip(page, post).focus();
  await page.keyboard.press('x');
  for (const [option, expected, toast] of [
    [name, brand.id, `Brand of 1 entry changed to ${name}`],
    ['No brand', null, 'Brand of 1 entry removed'],
  ] as const) {
    await action(page, 'Brand…').click();
    await page
      .getByRole('dialog', { name: 'Brand of 1 entry' })
      .getByRole('option', { name: option })
      .click();
    await expectToast(page, toast);
    await expect.poll(brandId).toBe(expected);
  }
});

test('a platform is added to the selected posts and removed from them, and undo restores it', async ({
  page,
  planner,
}) => {
  const [post, reel] = [unique('Post'), unique('Reel')];
  const ids = [
    (await logEntry(planner.api, 'social', post, '2026-10-06')).id,
    (await logEntry(planner.api, 'social', reel, '2026-10-07')).id,
  ];
  await planner.api.patch(`/logs/social/${ids[0]}`, { instagram: true, facebook: true });
  const platforms = () =>
    Promise.all(
      ids.map(async (id) => {
        const { instagram, facebook } = await planner.api.get<Record<string, boolean>>(`/logs/social/${id}`);
        return { instagram, facebook };
      }),
    );
  await page.goto('/');
  await expect(chip(page, reel)).toBeVisible();
  await settled(page);
  for (const title of [post, reel]) await chip(page, title).click({ modifiers: ['Shift'] });
  await action(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Platforms…' }).click();
  const menu = page.getByRole('dialog', { name: 'Platforms of 2 entries' });
  await menu.getByRole('option', { name: 'Instagram' }).click();
  await expectToast(page, 'Instagram added to Platforms of 2 entries');
  await expect.poll(platforms).toEqual([
    { instagram: true, facebook: true },
    { instagram: true, facebook: false },
  ]);
  await menu.getByRole('option', { name: /^No platforms/ }).click();
  await expectToast(page, 'Platforms of 2 entries removed');
  await expect.poll(platforms).toEqual([0, 1].map(() => ({ instagram: false, facebook: false })));
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(platforms).toEqual([
    { instagram: true, facebook: true },
    { instagram: true, facebook: false },
  ]);
});

test('a dropdown field can be set for the selected entries of one kind, and one undo reverts the change', {
  tag: '@soak',
}, async ({ page, planner }) => {
  const [post, fair] = [unique('Post'), unique('Fair')];
  await planner.api.post('/field-configs', {
    ...{ logType: 'blog', fieldLabel: 'Status', fieldType: 'dropdown', isRequired: false },
    dropdownOptions: ['Draft', 'Final'],
  });
  const { id } = await logEntry(planner.api, 'blog', post, '2026-10-06');
  await logEntry(planner.api, 'event', fair, ['2026-10-13', '2026-10-14']);
  const status = async () =>
    (await planner.api.get<{ dynamicFields: object }>(`${factsOf('blog').rest}/${id}`)).dynamicFields;
  await page.goto('/');
  await expect(chip(page, fair)).toHaveCount(1);
  await settled(page);
  for (const title of [post, fair])
    await chip(page, title)
      .first()
      .click({ modifiers: ['Shift'] });
  await action(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Status…' }).click();
  const menu = page.getByRole('dialog', { name: 'Status of 1 entry' });
  await expect(menu).toContainText('1 of 2. Event has no Status.');
  await menu.getByRole('option', { name: 'Final' }).click();
  await expectToast(page, 'Status of 1 entry changed to Final');
  expect(await status()).toEqual({ status: 'Final' });
  await expect(bar(page)).toContainText('2 items selected');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(status).toEqual({});
});

test('on a phone, a long press and taps select entries, and a menu command moves them', {
  tag: '@soak',
}, async ({ browser, planner }) => {
  const [post, reel] = [unique('Post'), unique('Reel')];
  for (const title of [post, reel]) await logEntry(planner.api, 'blog', title, '2026-10-14');
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
  const row = (title: string) => page.getByRole('button', { name: new RegExp(title) });
  await expect(row(post)).toBeVisible();
  await settled(page);
  const box = await row(post).boundingBox();
  if (!box) throw new Error('The entry is not displayed.');
  const touch = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + 60, y: box.y + 12 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(bar(page)).toContainText('1 item selected');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await row(reel).tap();
  await expect(bar(page)).toContainText('2 items selected');
  await action(page, 'More actions').tap();
  await page.getByRole('menuitem', { name: 'Shift by…' }).tap();
  const moving = page.getByRole('dialog', { name: 'Move 2 entries' });
  await moving.getByRole('button', { name: '+1 day', exact: true }).tap();
  await moving.getByRole('button', { name: 'Move', exact: true }).tap();
  await expectToast(page, 'Moved 2 entries 1 day later');
  await context.close();
});
