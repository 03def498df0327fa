import { expect, type Page } from '@playwright/test';
import { connect, unique } from './api.js';
import type { SharedPlanner } from './shared-planner.js';
import { cutNetwork, expectToast, holdLiveUpdates, holdNetwork, NETWORK_FAILED } from './steps.js';
import { test } from './test.js';

interface Created {
  id: string;
}

const list = (page: Page) => page.getByRole('region', { name: 'Changes' });
/** Returns the button that expands a change. The button's name begins with the given sentence. */
const change = (page: Page, sentence: string) =>
  list(page).getByRole('button', { name: new RegExp(`^${sentence}`) });
const undo = (page: Page, sentence: string) =>
  list(page).getByRole('button', { name: new RegExp(`^Undo( \\d+ of \\d+)?: ${sentence}`) });

const createBlogs = (api: SharedPlanner['api'], titles: readonly string[]) =>
  Promise.all(titles.map((blogName) => api.post<Created>('/logs/blog', { blogName, date: '2026-03-08' })));

const hide = (api: SharedPlanner['api'], blogs: readonly Created[]) =>
  api.patch('/logs/blog/bulk', { ids: blogs.map(({ id }) => id), data: { showOnCalendar: false } });

/** Displays only changes whose subject has the given title. */
async function search(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search changes' }).fill(title);
}

test.use({ viewer: 'administrator' });

test('administrators open the screen from the user menu', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  const item = page.getByRole('group', { name: 'Team' }).getByRole('menuitem', { name: 'Activity' });
  await expect(item.locator('svg')).toBeVisible();
  await item.click();
  await expect(page).toHaveURL('/activity');
  await expect(page).toHaveTitle('Activity – Content Planner');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb).toHaveText('TeamActivity');
  await expect(page.getByRole('complementary').locator('[aria-current]')).toHaveCount(0);
  // On a phone, the top bar displays the screen's name.
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(breadcrumb.getByText('Activity')).toBeVisible();
  await expect(breadcrumb.getByText('Team')).toBeHidden();
});

test('a change expands to its old and new values, and its title opens the entry in a list', async ({
  page,
  planner,
}) => {
  const [before, after] = [unique('Winter tires'), unique('Studded tires')];
  const [blog] = await createBlogs(planner.api, [before]);
  await planner.api.patch(`/logs/blog/${blog?.id}`, { blogName: after, category: 'Guides' });
  await page.goto('/activity');
  await search(page, after);
  const sentence = `Maya Okafor edited the blog post ${after}`;
  await expect(list(page)).toContainText('via REST');
  await change(page, sentence).focus();
  await page.keyboard.press('Enter');
  await expect(change(page, sentence)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('row')).toHaveText([
    'EntryFieldBeforeAfter',
    `${after}Blog Name${before}${after}`,
    'CategoryNoneGuides',
  ]);
  await page.getByRole('link', { name: after }).click();
  await expect(page).toHaveURL(`/logs/blog?entry=blog.${blog?.id}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: after })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/logs/blog');
  await expect(page.getByRole('button', { name: after, exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(after);
  await expect(change(page, sentence)).toBeVisible();
});

test('titles of brands, fields and users that still exist open the corresponding lists', {
  tag: '@soak',
}, async ({ page, planner }) => {
  const [name, gone, label] = [unique('Harbor'), unique('Gone'), unique('Stage')];
  await planner.api.post('/brands', { name, color: '#123456' });
  const { id } = await planner.api.post<Created>('/brands', { name: gone, color: '#123456' });
  await planner.api.delete(`/brands/${id}`);
  const field = {
    logType: 'email',
    fieldType: 'text',
    fieldName: label.replace(' ', '_'),
    fieldLabel: label,
  };
  await planner.api.post('/field-configs', { ...field, isRequired: false });
  await planner.createPerson({ firstName: label });
  const open = async (sentence: string, title: string) => {
    await page.goto('/activity');
    await search(page, title);
    await change(page, sentence).click();
    await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
  };
  await open(`Maya Okafor created the brand ${gone}`, gone);
  await expect(page.getByRole('link', { name: gone })).toHaveCount(0);

  await open(`Maya Okafor created the brand ${name}`, name);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL('/admin/brands');

  await open(`Maya Okafor created the field ${label}`, label);
  await page.getByRole('link', { name: label }).click();
  await expect(page.getByRole('tab', { name: /^Email/ })).toHaveAttribute('aria-selected', 'true');

  await open(`Maya Okafor created the user ${label}`, label);
  await page.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('the list can be filtered by person, change and title', { tag: '@soak' }, async ({ page, planner }) => {
  const word = unique('Cellar notes');
  const jonas = await connect(planner.url);
  await jonas.post('/auth/login', planner.people.member);
  const [blog] = await createBlogs(jonas, [`${word} Port`]);
  await jonas.dispose();
  await createBlogs(planner.api, [`${word} Sherry`]);
  await hide(planner.api, [blog as Created]);
  await page.goto('/activity');
  await search(page, word);
  const rows = list(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);

  const choose = async (filter: string, option: string) => {
    await page.getByRole('combobox', { name: filter }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Filter by person', 'Jonas Weber');
  await expect(rows).toHaveCount(1);
  await expect(change(page, `Jonas Weber created the blog post ${word} Port`)).toBeVisible();
  await choose('Filter by person', 'Maya Okafor');
  await expect(rows).toHaveCount(2);
  await choose('Filter by change', 'Edited entries');
  await expect(rows).toHaveCount(1);
  await expect(change(page, `Maya Okafor edited the blog post ${word} Port`)).toBeVisible();
  await choose('Filter by change', 'Brands');
  await expect(page.getByRole('heading', { name: 'No matching changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(rows.first()).toBeVisible();
  await choose('Filter by change', 'Logins');
  await expect(change(page, 'Maya Okafor').or(list(page).getByText('logged in')).first()).toBeVisible();
});

test('an undo restores an entry, and can itself be undone', async ({ page, planner }) => {
  const [before, after] = [unique('Winter tires'), unique('Studded tires')];
  const [blog] = await createBlogs(planner.api, [before]);
  const path = `/logs/blog/${blog?.id}`;
  await planner.api.patch(path, { blogName: after });
  await page.goto('/activity');
  await search(page, after);
  const sentence = `Maya Okafor edited the blog post ${after}`;
  await change(page, sentence).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Change undone', before);
  await expect(list(page).getByRole('listitem').filter({ hasText: sentence })).toContainText(
    'Undone by Maya Okafor',
  );
  await expect(change(page, sentence)).toBeFocused();
  expect(await planner.api.get(path)).toMatchObject({ blogName: before });

  await search(page, before);
  const redo = `Redo: Maya Okafor undid a change to ${before}`;
  await list(page).getByRole('button', { name: redo }).click();
  await expectToast(page, 'Change redone', after);
  expect(await planner.api.get(path)).toMatchObject({ blogName: after });
});

test('an undo skips entries that another user has changed, and names these entries', {
  tag: '@soak',
}, async ({ page, planner }) => {
  // With live updates, the list would display the other user's changes before the click.
  await holdLiveUpdates(page);
  const word = unique('Gift guide');
  const blogs = await createBlogs(planner.api, [`${word} one`, `${word} two`, `${word} three`]);
  await hide(planner.api, blogs);
  const jonas = await connect(planner.url);
  await jonas.post('/auth/login', planner.people.member);
  await page.goto('/activity');
  await search(page, word);
  const sentence = 'Maya Okafor edited 3 blog posts';
  await expect(undo(page, sentence)).toHaveText('Undo');
  // The displayed list doesn't contain this change yet.
  await jonas.patch(`/logs/blog/${blogs[1]?.id}`, { category: 'Guides' });
  await undo(page, sentence).click();
  await expectToast(
    page,
    'Change partially undone',
    `2 entries. Jonas Weber edited “${word} two” in the meantime.`,
  );
  const shown = async () =>
    Promise.all(blogs.map(({ id }) => planner.api.get<{ showOnCalendar: boolean }>(`/logs/blog/${id}`))).then(
      (entries) => entries.map(({ showOnCalendar }) => showOnCalendar),
    );
  expect(await shown()).toEqual([true, false, true]);

  // If all entries have changed, nothing can be undone, and the list explains why.
  const [first] = blogs;
  await hide(planner.api, [first as Created]);
  await search(page, `${word} one`);
  const latest = `Maya Okafor edited the blog post ${word} one`;
  await expect(undo(page, latest)).toBeVisible();
  await jonas.patch(`/logs/blog/${first?.id}`, { category: 'Guides' });
  await undo(page, latest).click();
  await expectToast(
    page,
    'The change could not be undone',
    `Jonas Weber edited “${word} one” in the meantime.`,
  );
  await expect(undo(page, latest)).toHaveCount(0);
  await change(page, latest).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Changed by Jonas Weber');
  expect(await shown()).toEqual([false, false, true]);
  await jonas.dispose();
});

test('a failed undo is reported and can be tried again', async ({ page, planner, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  const word = unique('Gift guide');
  const blogs = await createBlogs(planner.api, [word]);
  await hide(planner.api, blogs);
  await page.goto('/activity');
  await search(page, word);
  const sentence = `Maya Okafor edited the blog post ${word}`;
  await expect(undo(page, sentence)).toBeVisible();
  const network = await cutNetwork(page, 'mutation UndoChange');
  await undo(page, sentence).click();
  await expectToast(
    page,
    'The change could not be undone',
    'The planner is not responding. Check your connection and try again.',
  );
  await network.restore();
  await undo(page, sentence).click();
  await expectToast(page, 'Change undone', word);
});

test('more than 50 changes load in pages, and undoing more than 50 entries requires confirmation', {
  tag: '@soak',
}, async ({ page, planner, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  const word = unique('Advent calendar');
  const blogs = await createBlogs(
    planner.api,
    Array.from({ length: 51 }, (_, index) => `${word} ${index}`),
  );
  await hide(planner.api, blogs);
  const other = unique('Paper and ink');
  await createBlogs(planner.api, [other]);
  await page.goto('/activity');
  await expect(list(page)).toContainText(other);
  await search(page, word);
  await expect(list(page)).not.toContainText(other);
  const rows = list(page).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  const network = await cutNetwork(page, '"after":"');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toContainText('Earlier changes could not be loaded.');
  await expect(rows).toHaveCount(50);
  await network.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(52);

  const sentence = 'Maya Okafor edited 51 blog posts';
  const question = page.getByRole('alertdialog', { name: 'Undo changes to 51 entries?' });
  await undo(page, sentence).click();
  await expect(question).toContainText(sentence);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(undo(page, sentence)).toBeFocused();
  await undo(page, sentence).click();
  await question.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Change undone', '51 entries');
  await expect(change(page, sentence)).toBeFocused();
  const entry = await planner.api.get<{ showOnCalendar: boolean }>(`/logs/blog/${blogs[50]?.id}`);
  expect(entry.showOnCalendar).toBe(true);
});

test('the list displays a skeleton while loading, and an error if loading fails', { tag: '@soak' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  const network = await holdNetwork(page, 'query Activity');
  await page.goto('/activity');
  await expect(page.getByText('Loading activity')).toBeAttached();
  network.release();
  await expect(page.getByText('Loading activity')).toBeHidden();
  await expect(list(page).getByRole('listitem').first()).toBeVisible();

  const cut = await cutNetwork(page, 'query Activity');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Activity could not be loaded');
  await cut.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
});

test('the list works on a phone', { tag: '@soak' }, async ({ page, planner }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const word = unique('Winter tires');
  const blogs = await createBlogs(planner.api, [word]);
  await hide(planner.api, blogs);
  await page.goto('/activity');
  await page.getByRole('button', { name: 'Search changes' }).click();
  await search(page, word);
  const sentence = `Maya Okafor edited the blog post ${word}`;
  await change(page, sentence).click();
  await expect(page.getByRole('row').filter({ hasText: 'Show on Calendar' })).toHaveText(
    `${word}Show on CalendarYesNo`,
  );
  await undo(page, sentence).click();
  await expectToast(page, 'Change undone', word);
  await expect(list(page)).toContainText('Undone by Maya Okafor');
});

test('administrators restore deleted entries and brands', async ({ page, planner }) => {
  const restore = (sentence: string) =>
    list(page).getByRole('button', { name: new RegExp(`^Restore: .*${sentence}`) });
  const [name, title] = [unique('Quay'), unique('Sherry, explained')];
  const brand = await planner.api.post<Created>('/brands', { name, color: '#123456' });
  const blog = { blogName: title, date: '2026-03-08', brandId: brand.id };
  const { id } = await planner.api.post<Created>('/logs/blog', blog);
  await planner.api.delete(`/brands/${brand.id}`);
  await page.goto('/activity');
  await search(page, name);
  await restore(`deleted the brand ${name}`).click();
  const question = page.getByRole('alertdialog', { name: `Restore “${name}”?` });
  await expect(question).toContainText('The brand comes back, and 1 entry gets it back.');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, `“${name}” restored`);
  await expect(restore(`deleted the brand ${name}`)).toHaveCount(0);
  expect(await planner.api.get(`/logs/blog/${id}`)).toMatchObject({ brandId: brand.id });

  await planner.api.delete(`/logs/blog/${id}`);
  await search(page, title);
  await restore(`deleted the blog post ${title}`).click();
  await expectToast(page, `“${title}” restored`);
  expect(await planner.api.get(`/logs/blog/${id}`)).toMatchObject(blog);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Show' })
    .click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/view=agenda&date=2026-03-08/);
});
