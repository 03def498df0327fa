import { expect } from '@playwright/test';
import { cell, chip, choose, heading, logEntry, openDetails, restoreView, TODAY } from './calendar-steps.js';
import { printedPages } from './print-steps.js';
import { expectToast } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member', permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

const brandOf = (api: { post<Result>(path: string, body: object): Promise<Result> }, name: string) =>
  api.post<{ id: string }>('/brands', { name, color: '#2f5bc7' });

test('the URL restores filters and the open entry after a reload, on Back, and for a user with other settings', async ({
  page,
  theirs,
  planner: { api },
}) => {
  const harbor = await brandOf(api, 'Harbor & Vine');
  await logEntry(api, 'blog', 'Wine guide', '2026-10-14', { brandId: harbor.id });
  await logEntry(api, 'email', 'Newsletter', '2026-10-15', { brandId: harbor.id });
  await logEntry(api, 'blog', 'Without a brand', '2026-10-16');
  await page.goto('/');
  await page.getByRole('button', { name: 'Brand', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Harbor & Vine/ }).click();
  await page.keyboard.press('Escape');
  await expect(chip(page, 'Wine guide')).toBeVisible();
  await expect(chip(page, 'Without a brand')).toHaveCount(0);
  const filters = page.getByRole('group', { name: 'Active filters' });
  await expect(filters).toContainText('Harbor & Vine');
  await expect(filters).toContainText('2 of 3 entries');

  // Wait until the popover has closed, because keys have no effect while it fades out.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('wine');
  await expect(filters).toContainText('1 of 3 entries');
  await page.keyboard.press('Escape');
  await openDetails(page, 'Wine guide');
  const link = page.url();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Wine guide' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/entry=/);
  await page.goBack();
  await expect(filters).not.toContainText('wine');
  await page.goBack();
  await expect(chip(page, 'Without a brand')).toBeVisible();
  await expect(filters).toHaveCount(0);

  await theirs.clock.setFixedTime(TODAY);
  await restoreView(theirs, { view: 'week', kinds: ['podcast'], date: '2025-01-01' });
  await theirs.goto(link);
  await expect(theirs.getByRole('dialog', { name: 'Wine guide' })).toBeVisible();
  await expect(heading(theirs, 'October 2026')).toBeVisible();
  await expect(chip(theirs, 'Newsletter')).toHaveCount(0);
  // The settings in the link apply only to this visit.
  await theirs.goto('/');
  await expect(theirs.getByRole('columnheader').first()).toHaveAccessibleName(/^Monday, December 30/);

  await api.delete(`/brands/${harbor.id}`);
  await page.goto(link);
  await expect(filters).toContainText('Deleted brand');
  await expect(cell(page, 'Wednesday, October 14, 2026')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('button', { name: /Wine guide|Newsletter/ })).toHaveCount(0);
});

test('views can be saved, changed, shared with the team and deleted, and their links can be copied', async ({
  page,
  theirs,
  planner: { api },
}) => {
  await logEntry(api, 'blog', 'Wine guide', '2026-10-14');
  await logEntry(api, 'email', 'Newsletter', '2026-10-14');
  await page.goto('/');
  await page.getByRole('button', { name: 'Filter by Type' }).click();
  await page.getByRole('checkbox', { name: 'Email Campaign' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('No mail');
  await dialog.getByRole('radio', { name: /The team/ }).click();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expectToast(page, 'View saved');
  const menu = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('button');
  await expect(menu).toHaveAccessibleName('No mail');
  await choose(page, 'Week');
  await expect(menu).toHaveAccessibleName(/unsaved changes/);
  await menu.click();
  await page.getByRole('button', { name: 'Update “No mail”' }).click();
  await expectToast(page, 'View updated');
  await expect(menu).toHaveAccessibleName('No mail');
  await menu.click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.locator('main').focus();
  await page.keyboard.press('1');
  await expect(menu).toHaveAccessibleName('All entries');
  await expect(chip(page, 'Newsletter').first()).toBeVisible();

  await theirs.clock.setFixedTime(TODAY);
  await theirs.goto('/');
  await expect(chip(theirs, 'Newsletter')).toBeVisible();
  await theirs.locator('main').focus();
  await theirs.keyboard.press('v');
  await theirs.getByRole('button', { name: /^No mail/ }).click();
  await expect(theirs.getByRole('columnheader').first()).toHaveAccessibleName(/^Monday, October 12/);
  await expect(chip(theirs, 'Newsletter')).toHaveCount(0);
  const theirMenu = theirs.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('button');
  await expect(theirs.getByRole('dialog', { name: 'Views' })).toHaveCount(0);
  await theirMenu.click();
  await theirs.getByRole('button', { name: 'Actions for No mail' }).click();
  await theirs.getByRole('menuitem', { name: 'Delete…' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(theirs, 'View deleted');
  await expect(theirMenu).toHaveAccessibleName('All entries');
});

test('an overview cell opens the filtered agenda, and Back returns to the overview', async ({
  page,
  planner: { api },
}) => {
  const harbor = await brandOf(api, 'Harbor & Vine');
  await logEntry(api, 'email', 'Newsletter', '2026-10-14', { brandId: harbor.id });
  await logEntry(api, 'blog', 'Wine guide', '2026-10-15');
  await page.goto('/');
  await page.getByRole('button', { name: 'Overview', exact: true }).click();
  await page.getByRole('button', { name: 'Harbor & Vine, October, 1', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Newsletter Email Campaign/ })).toBeVisible();
  await expect(chip(page, 'Wine guide')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`brand=${harbor.id}`));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Harbor & Vine, October, 1', exact: true })).toBeVisible();
});

test('print pages contain only the filtered entries and the selected fields, and name the filters', {
  tag: '@soak',
}, async ({ page, planner: { api } }) => {
  const harbor = await brandOf(api, 'Harbor & Vine');
  const audience = await api.post<{ id: string }>('/field-configs', {
    logType: 'email',
    fieldLabel: 'Audience',
    fieldName: 'audience',
    fieldType: 'text',
  });
  await logEntry(api, 'email', 'Newsletter', '2026-10-14', {
    brandId: harbor.id,
    dynamicFields: { audience: 'Restaurants' },
  });
  await logEntry(api, 'blog', 'Wine guide', '2026-10-15');
  await page.goto(`/calendar/print?startDate=2026-10-01&brand=${harbor.id}`);
  await expect(page.getByRole('table', { name: 'October 2026' })).toContainText('Newsletter');
  const { pages } = await printedPages(page);
  expect(pages[0]).toContain('Filtered: Harbor & Vine, 1 of 2');
  expect(pages[0]).not.toContain('Wine guide');
  for (const layout of ['months', 'quarter', 'agenda']) {
    await page.goto(`/calendar/print?startDate=2026-10-01&layout=${layout}&show=field.${audience.id}`);
    await expect(page.getByRole('table')).toContainText('Newsletter Restaurants');
  }

  await page.goto(`/calendar/print?layout=overview&startDate=2026-10-01&brand=${harbor.id}`);
  await expect(page.getByRole('row', { name: /^Harbor & Vine/ })).toBeVisible();
  const overview = await printedPages(page);
  expect(overview.pages).toHaveLength(1);
  expect(overview.pages[0]).toContain('Overview of 2026');
  expect(overview.pages[0]).toContain('Filtered: Harbor & Vine');
});

test('the toolbar takes up at most two rows beside the sidebar in a narrow window', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  const sidebar = page.locator('[data-sidebar="collapsed"]');
  if (await sidebar.isVisible()) await page.keyboard.press('Control+b');
  await expect(page.locator('[data-sidebar="expanded"]')).toBeVisible();
  for (const view of ['Month', 'Multi', 'Overview']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    const buttons = await page.locator('[data-bar]').getByRole('button').all();
    const rows = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y ?? 0));
    // With two rows, the positions differ by about the height of one row, and with three rows, by about two. The limit
    // is in between, because the positions of buttons in the same row can differ by a few pixels.
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(60);
  }
});

test('users can color entries by type and hide weekends, and the URL contains both settings', async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'blog', 'Wine guide', '2026-10-14');
  await logEntry(api, 'email', 'Newsletter', '2026-10-14');
  await page.goto('/');
  await page.getByRole('button', { name: 'Appearance' }).click();
  const appearance = page.getByRole('dialog', { name: 'Appearance' });
  await appearance.getByRole('combobox', { name: 'Color by' }).click();
  await page.getByRole('option', { name: 'Type' }).click();
  await expect(appearance.getByRole('list', { name: 'Colors' })).toHaveText('Blog PostEmail Campaign');
  await appearance.getByRole('checkbox', { name: 'Hide weekends' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page).toHaveURL(/color=kind.*weekends=hidden/);
});

test('users can save personal views of filters and appearance, rename and share them, and discard changes', {
  tag: '@soak',
}, async ({ page, theirs, planner: { api } }) => {
  await logEntry(api, 'blog', 'Wine guide', '2026-10-14');
  await logEntry(api, 'email', 'Newsletter', '2026-10-14');
  const appearance = page.getByRole('dialog', { name: 'Appearance' });
  await page.goto('/?color=kind&weekends=hidden');
  await expect(page.getByRole('columnheader')).toHaveCount(5);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('button').click();
  await expect(page.getByText('Save what you see as a view.')).toBeVisible();
  await page.getByRole('button', { name: 'Save view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Weekdays');
  await page.keyboard.press('Enter');
  await expectToast(page, 'View saved');
  const menu = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('button');
  await expect(menu).toHaveAccessibleName('Weekdays');

  await theirs.goto('/');
  const theirMenu = theirs.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('button');
  await theirMenu.click();
  await expect(theirs.getByText('Save what you see as a view.')).toBeVisible();

  await page.getByRole('button', { name: 'Appearance' }).click();
  await appearance.getByRole('checkbox', { name: 'Hide weekends' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAccessibleName(/^Weekdays ?, unsaved changes$/);
  await menu.click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(menu).toHaveAccessibleName('Weekdays');
  await expect(page.getByRole('columnheader')).toHaveCount(5);

  const openMenu = async () => {
    // Wait until the popover has closed, because clicks have no effect while it fades out.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await menu.click();
  };
  const act = async (action: string) => {
    await openMenu();
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Rename…');
  const dialog = page.getByRole('dialog', { name: 'Rename view' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Weekdays');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Monday to Friday');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'View updated');
  await expect(menu).toHaveAccessibleName('Monday to Friday');
  await act('Share with the team');
  await expectToast(page, 'View shared with the team');
  await openMenu();
  await expect(page.getByRole('region', { name: 'Team views' })).toContainText('Monday to Friday');
  await page.keyboard.press('Escape');

  await theirs.reload();
  await theirMenu.click();
  await theirs.getByRole('button', { name: /^Monday to Friday/ }).click();
  await expect(theirMenu).toHaveAccessibleName('Monday to Friday');
  await expect(theirs.getByRole('columnheader')).toHaveCount(5);
  // Opening the view doesn't replace the user's own appearance settings.
  await theirs.goto('/');
  await expect(theirs.getByRole('columnheader')).toHaveCount(7);
  // Delete the view, because other tests expect that there are no saved views.
  await act('Delete…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'View deleted');
  await expect(menu).toHaveAccessibleName('All entries');
});

test("users can change what another user's team view displays, but can save the result only as a new view", {
  tag: '@soak',
}, async ({ page, theirs }) => {
  await theirs.goto('/?view=week&type=blog');
  const theirMenu = theirs.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('button');
  await theirs.getByRole('button', { name: 'Save view…' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Blog week');
  await dialog.getByRole('radio', { name: /The team/ }).click();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(theirMenu).toHaveAccessibleName('Blog week');

  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('button');
  await menu.click();
  await page.getByRole('button', { name: /^Blog week/ }).click();
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Blog Post');
  await choose(page, 'Month');
  await expect(menu).toHaveAccessibleName(/^Blog week ?, unsaved changes$/);
  await menu.click();
  const views = page.getByRole('dialog', { name: 'Views' });
  await expect(views.getByRole('button', { name: 'Save view…' })).toBeVisible();
  await expect(views.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  await expect(views.getByRole('button', { name: /^(Update|Actions for)/ })).toHaveCount(0);

  await theirMenu.click();
  await theirs.getByRole('button', { name: 'Actions for Blog week' }).click();
  await theirs.getByRole('menuitem', { name: 'Delete…' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(theirs, 'View deleted');
  // The open view's filters remain active, but the menu no longer displays the view's name.
  await page.reload();
  await expect(menu).toHaveAccessibleName('All entries');
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Blog Post');
});

test('the open entry is part of the URL, on the calendar and in lists', { tag: '@soak' }, async ({
  page,
  planner: { api },
}) => {
  await logEntry(api, 'blog', 'Wine guide', '2026-10-14');
  await page.goto('/');
  await openDetails(page, 'Wine guide');
  await expect(page).toHaveURL(/entry=blog\./);
  await page.getByRole('link', { name: 'Blog Logs' }).click();
  await expect(page).toHaveURL('/logs/blog');
  await page.goBack();
  const details = page.getByRole('dialog', { name: 'Wine guide' });
  await expect(details).toBeVisible();
  await page.reload();
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/entry=/);
  await expect(chip(page, 'Wine guide')).toBeFocused();

  await page.goto('/logs/blog?sort=title');
  const title = page.getByRole('button', { name: 'Wine guide', exact: true });
  await title.click();
  const listed = page.getByRole('dialog', { name: 'Wine guide' });
  await expect(listed).toBeVisible();
  await expect(page).toHaveURL(/\/logs\/blog\?sort=title&entry=blog\./);
  await page.reload();
  await expect(listed).toContainText('Wine guide');
  await page.goBack();
  await page.goForward();
  await expect(listed).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/logs/blog?sort=title');
  await expect(title).toBeFocused();
});

test('the ? key opens a list of the shortcuts, in which a checkbox turns off single-key shortcuts', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.locator('main').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('region', { name: 'Calendar' })).toContainText('Open the views');
  await expect(sheet.getByText('Redo', { exact: true })).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.locator('main').focus();
  await page.keyboard.press('?');
  await page.keyboard.press('v');
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.locator('main').focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog', { name: 'Filter by Type' })).toBeVisible();
});
