import { expect, type Locator, type Page } from '@playwright/test';
import { TODAY } from './calendar-steps.js';
import { printedPages } from './print-steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

const titles = (page: Page): Locator => page.getByRole('rowheader');
const active = (page: Page): Locator => page.getByRole('group', { name: 'Active filters' });

/** Each test starts with these entries. `ids` contains the id of each brand. */
const ids = { harbor: '', lumen: '' };

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
  const { api } = planner;
  const brand = (name: string) => api.post<{ id: string }>('/brands', { name, color: '#2f5bc7' });
  ids.harbor = (await brand('Harbor & Vine')).id;
  ids.lumen = (await brand('Lumen Cycles')).id;
  await api.post('/field-configs', {
    logType: 'blog',
    fieldLabel: 'Status',
    fieldName: 'status',
    fieldType: 'dropdown',
    dropdownOptions: ['Draft', 'Ready'],
  });
  for (const [blogName, brandId, status, showOnCalendar] of [
    ['Apple', ids.harbor, 'Draft', true],
    ['Banana', ids.harbor, 'Ready', true],
    ['Cherry', ids.harbor, 'Draft', false],
    ['Damson', ids.lumen, 'Draft', true],
    ['Elderberry', null, 'Ready', true],
  ])
    await api.post('/logs/blog', {
      blogName,
      brandId,
      showOnCalendar,
      date: '2026-10-14',
      dynamicFields: { status },
    });
});

test('a list can be filtered, and the URL contains filters, search and sort order', async ({
  page,
  context,
}) => {
  await page.goto('/logs/blog');
  await expect(titles(page)).toHaveCount(5);
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Brand' }).click();
  const brands = page.getByRole('dialog', { name: 'Brand' });
  await brands.getByRole('checkbox', { name: 'Harbor & Vine 3 entries' }).click();
  await page.keyboard.press('Escape');
  await expect(active(page)).toContainText(/Brand is\s*Harbor & Vine.*3 of 5 entries/);
  await expect(page).toHaveURL(`/logs/blog?brand=${ids.harbor}`);

  await page.getByRole('button', { name: 'More filters' }).click();
  const more = page.getByRole('dialog', { name: 'More filters' });
  await expect(more.getByRole('searchbox')).toHaveCount(0);
  await more.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('dialog', { name: 'Add condition' }).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('checkbox', { name: 'Draft' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(titles(page)).toHaveText(['Cherry', 'Apple']);
  await page.getByRole('columnheader', { name: 'Blog Name' }).getByRole('button').click();
  await expect(titles(page)).toHaveText(['Apple', 'Cherry']);
  await page.getByRole('searchbox').pressSequentially('che');
  await expect(titles(page)).toHaveText(['Cherry']);
  await expect(active(page)).toContainText('1 of 5 entries');

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('che');
  await expect(titles(page)).toHaveText(['Cherry']);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(titles(other)).toHaveText(['Cherry']);
  await expect(other.getByRole('columnheader', { name: 'Blog Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await other.close();

  // Back restores the previous filter.
  await page.goBack();
  await expect(titles(page)).toHaveText(['Cherry', 'Banana', 'Apple']);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(titles(page)).toHaveCount(5);
  await expect(active(page)).toHaveCount(0);
  await page.goForward();
  await expect(titles(page)).toHaveCount(3);

  // The link in the sidebar opens the list without a filter.
  await page.getByRole('link', { name: 'Blog Logs' }).click();
  await expect(page).toHaveURL('/logs/blog');
  await expect(titles(page)).toHaveCount(5);

  // A filter for a deleted brand matches no entries.
  await page.goto('/logs/blog?brand=deleted&visibility=hidden');
  await expect(active(page)).toContainText(/Deleted brand.*On the calendar is\s*Hidden.*0 of 5 entries/);
  await expect(page.getByRole('heading', { name: 'No blog logs match the filters' })).toBeVisible();
  await active(page).getByRole('button', { name: 'Remove filter: Brand is Deleted brand' }).click();
  await expect(titles(page)).toHaveText(['Cherry']);
  // The list can change before the URL.
  await expect(page).toHaveURL('/logs/blog?visibility=hidden');
  await page.goBack();
  await expect(active(page)).toContainText('Deleted brand');
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(titles(page)).toHaveCount(5);
  await expect(page).toHaveURL('/logs/blog');
});

test('the print page contains only the filtered entries, and lists the filters', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await page.goto(`/logs/blog?brand=${ids.harbor}&q=draft&visibility=shown`);
  await expect(titles(page)).toHaveText(['Apple']);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Export PDF' }).click();
  const print = await opened;
  await expect(titles(print)).toHaveText(['Apple']);
  await expect(
    print.getByText('Filtered: Harbor & Vine, On the calendar is Shown, "draft", 1 of 5 entries', {
      exact: true,
    }),
  ).toBeVisible();
  const { pages } = await printedPages(print);
  expect(pages.join(' ')).toContain('Filtered: Harbor & Vine');
  expect(pages.join(' ')).not.toContain('Banana');
});

test('if a filter or the search hides a new entry, the toast offers to show it', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(`/logs/blog?brand=${ids.harbor}`);
  const create = async (title: string) => {
    await page.getByRole('button', { name: 'Add Blog Log' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Blog Log' });
    await dialog.getByRole('textbox', { name: 'Blog Name' }).fill(title);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await create('Fig');
  await expect(toasts).toContainText('Blog log created successfullyIt is hidden by your filters.');
  await expect(titles(page)).toHaveCount(3);
  await toasts.getByRole('button', { name: /Show/ }).click();
  await expect(titles(page).filter({ hasText: 'Fig' })).toBeVisible();
  await expect(active(page)).toHaveCount(0);

  await page.getByRole('searchbox').fill('Grape');
  await create('Grape');
  await expect(titles(page)).toHaveText(['Grape']);
  await expect(toasts.getByRole('button', { name: /Show/ })).toHaveCount(0);
  await create('Honeydew');
  await toasts.getByRole('button', { name: /Show/ }).click();
  await expect(titles(page)).toHaveCount(8);
  await expect(page).toHaveURL('/logs/blog');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('one button opens all filters, and after Back, the list always matches its URL', {
    tag: '@soak',
  }, async ({ page }) => {
    const entries = page.getByRole('listitem').filter({ hasText: /Apple|Banana|Cherry|Damson|Elderberry/ });
    await page.goto('/logs/email');
    await page.goto('/logs/blog');
    await expect(entries).toHaveCount(5);
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Harbor & Vine' }).tap();
    await sheet.getByRole('button', { name: 'Hidden' }).tap();
    await sheet.getByRole('button', { name: 'Show 1 entry' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(entries).toHaveText([/Cherry/]);
    await expect(page.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible();
    await page.goBack();
    await expect(entries).toHaveCount(3);
    await expect(page).toHaveURL(`/logs/blog?brand=${ids.harbor}`);
    await page.goBack();
    await expect(entries).toHaveCount(5);
    await expect(page).toHaveURL('/logs/blog');
    await page.goBack();
    await expect(page).toHaveURL('/logs/email');
  });
});

test('Back right after a change restores the previous filter, even before the page has rendered the change', async ({
  page,
}) => {
  await page.goto('/logs/blog?brand=deleted&visibility=hidden');
  const remove = active(page).getByRole('button', { name: 'Remove filter: Brand is Deleted brand' });
  // The browser goes back in the same task, because the page renders a new URL whenever it has time.
  await remove.evaluate((button: HTMLElement) => {
    const { href } = window.location;
    const { state } = window.history;
    button.click();
    window.history.replaceState(state, '', href);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(active(page)).toContainText('Deleted brand');
  await expect(page).toHaveURL('/logs/blog?brand=deleted&visibility=hidden');
});
