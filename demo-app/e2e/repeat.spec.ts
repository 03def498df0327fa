import { expect, type Page } from '@playwright/test';
import { cell, chip, heading, logEntry, openDetails, TODAY } from './calendar-steps.js';
import { expectToast } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

const choose = async (page: Page, select: string, option: string) => {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option }).click();
};
const dates = (page: Page) => page.getByRole('dialog', { name: /^Repeat/ }).getByRole('listitem');

test('an entry on the 31st is repeated monthly, except on a removed date, and one undo removes all copies', async ({
  page,
  planner: { api },
}) => {
  const { id: brandId } = await api.post<{ id: string }>('/brands', {
    name: 'Harbor & Vine',
    color: '#2f5bc7',
  });
  await logEntry(api, 'social', 'Costume album', '2026-10-31', { brandId, instagram: true });
  await logEntry(api, 'social', 'Costume album', '2026-11-30');
  const entries = () =>
    api.get<{ date: string; brandId: string | null; instagram: boolean; id: string }[]>('/logs/social');
  await page.goto('/');
  const details = await openDetails(page, 'Costume album');
  await details.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Repeat…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repeat “Costume album”' });
  await expect(dialog.getByLabel('Every')).toBeFocused();
  await choose(page, 'Unit', 'month');
  await expect(dialog.getByText('Shorter months use their last day.')).toBeVisible();
  await expect(dates(page)).toHaveText([
    'Monday, November 30, 2026Already there · Last day of the month',
    'Thursday, December 31, 2026',
    'Sunday, January 31, 2027Weekend',
    'Sunday, February 28, 2027Last day of the month · Weekend',
  ]);
  await dialog.getByRole('button', { name: 'Remove Monday, November 30, 2026' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Restore Monday, November 30, 2026' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Create 3 entries' }).click();
  await expectToast(page, '3 entries created');
  await expect(dialog).toBeHidden();
  await expect(chip(cell(page, 'Saturday, October 31, 2026'), 'Costume album')).toBeFocused();
  const created = (await entries()).filter(({ date }) => date > '2026-12-01');
  expect(created.map(({ date }) => date)).toEqual(['2027-02-28', '2027-01-31', '2026-12-31']);
  for (const entry of created) expect(entry).toMatchObject({ brandId, instagram: true });

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectToast(page, 'Change undone', '3 entries removed');
  expect(await entries()).toHaveLength(2);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expectToast(page, 'Change redone', '3 entries');
  expect((await entries()).map(({ id }) => id)).toEqual(expect.arrayContaining(created.map(({ id }) => id)));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(heading(page, 'December 2026')).toBeVisible();
  await expect(chip(cell(page, 'Thursday, December 31, 2026'), 'Costume album')).toBeVisible();
});

test('an event can be repeated from a list with the keyboard, and each copy has the same length', {
  tag: '@soak',
}, async ({ page, planner: { api } }) => {
  await logEntry(api, 'event', 'Night market', ['2026-11-12', '2026-11-14'], { location: 'Harbor' });
  await page.goto('/logs/events');
  const actions = page
    .getByRole('row')
    .filter({ hasText: 'Night market' })
    .getByRole('button', { name: 'Actions Night market' });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Repeat…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Repeat “Night market”' });
  await dialog.getByLabel('Times').fill('2');
  await expect(dates(page)).toHaveText([
    'Thursday, November 19, 2026 to Saturday, November 21, 2026',
    'Thursday, November 26, 2026 to Saturday, November 28, 2026',
  ]);
  await dialog.getByLabel('Times').press('Enter');
  await expectToast(page, '2 entries created');
  // The focus returns to the original entry, which is now below the new entries.
  await expect(actions.last()).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'Harbor' })).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Change undone', '2 entries removed');
  await expect(page.getByRole('row').filter({ hasText: 'Harbor' })).toHaveCount(1);
});

test('duplicating an entry opens the form with dates one week later, and can be undone', async ({
  page,
  planner,
}) => {
  const { api } = planner;
  await logEntry(api, 'event', 'Night market', ['2026-10-14', '2026-10-16'], { location: 'Harbor' });
  await page.goto('/');
  const details = await openDetails(page, 'Night market');
  await details.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Event Log' });
  await expect(dialog.getByLabel(/^Start Date/)).toHaveValue('10/21/2026');
  await expect(dialog.getByLabel(/^End Date/)).toHaveValue('10/23/2026');
  await expect(dialog.getByLabel('Location')).toHaveValue('Harbor');
  await dialog.getByLabel(/Name/).fill('x'.repeat(301));
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.getByLabel(/Name/).fill('Second market');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expectToast(page, 'Event log created successfully');
  await expect(chip(cell(page, 'Wednesday, October 21, 2026'), 'Second market')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectToast(page, 'Change undone', '1 entry removed');
  await expect(chip(page, 'Second market')).toHaveCount(0);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('an entry is repeated and duplicated with taps', { tag: '@soak' }, async ({
    page,
    planner: { api },
  }) => {
    await logEntry(api, 'blog', 'Wine guide', '2026-10-14');
    await page.goto('/logs/blog');
    const menu = page.getByRole('button', { name: 'Actions Wine guide' });
    await menu.tap();
    await page.getByRole('menuitem', { name: 'Repeat…' }).tap();
    await page.getByRole('button', { name: 'Remove Wednesday, October 28, 2026' }).tap();
    await page.getByRole('button', { name: 'Create 3 entries' }).tap();
    await expectToast(page, '3 entries created');
    await expect(menu).toHaveCount(4);
    await menu.last().tap();
    await page.getByRole('menuitem', { name: 'Duplicate' }).tap();
    await expect(page.getByRole('dialog', { name: 'Create Blog Log' }).getByLabel(/^Date/)).toHaveValue(
      '10/21/2026',
    );
  });
});
