import { expect, type Locator, type Page } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { unique } from './api.js';
import { endSession, expectLoggedOut, expectToast, NETWORK_FAILED, signIn } from './steps.js';
import { test } from './test.js';

// Changes are highlighted with animations, so the tests must not reduce motion.
test.use({ viewer: 'member', contextOptions: { reducedMotion: 'no-preference' } });

interface Entry {
  id: string;
  version: number;
}

const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

const dot = (page: Page): Locator => page.getByRole('img', { name: 'Live: changes by others appear here' });

/** Opens a page and waits until its live updates are connected. */
async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(dot(page)).toBeVisible();
}

/** Opens the edit form for a blog entry. */
async function edit(page: Page, title: string): Promise<Locator> {
  await row(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click();
  const form = page.getByRole('dialog', { name: 'Edit Blog Log' });
  await expect(form.getByLabel('Blog Name')).toHaveValue(title);
  return form;
}

const update = (form: Locator) => form.getByRole('button', { name: 'Update', exact: true }).click();

/**
 * Records the highlights on the page: each highlighted entry's title, and the initials beside the title. A highlight
 * lasts only two seconds, so `expect` can miss it on a busy machine.
 */
async function watchHighlights(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const found: string[] = [];
    Object.assign(window, { highlights: found });
    document.addEventListener('animationstart', ({ animationName, pseudoElement, target }) => {
      if (animationName !== 'cp-changed-by') return;
      const initials = getComputedStyle(target as Element, pseudoElement).content.split('"')[1];
      found.push(`${(target as Element).textContent}: ${initials}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { highlights: string[] }).highlights);
}

test("another user's change appears in a list without a reload, and is highlighted", async ({
  page,
  theirs,
  planner,
}) => {
  const title = unique('Harbor lights');
  await planner.api.post<Entry>('/logs/blog', { date: '2026-03-08', blogName: title });
  await openLive(page, '/logs/blog');
  await theirs.goto('/logs/blog');
  const highlights = await watchHighlights(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const form = await edit(theirs, title);
  await form.getByLabel('Blog Name').fill(`${title}, retold`);
  await update(form);
  await expect(row(page, `${title}, retold`)).toBeVisible();
  await expect.poll(highlights).toEqual([`${title}, retold: MO`]);
  await expect(page.getByRole('status').filter({ hasText: '1 item changed' })).toHaveCount(1);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  // Check that the highlight ends.
  await expect(row(page, `${title}, retold`).getByRole('rowheader')).toHaveCSS('animation-name', 'none');
});

test("the calendar displays another user's new entry and highlights it", { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-14T09:00:00'));
  await planner.clear();
  await openLive(page, '/');
  const highlights = await watchHighlights(page);
  const title = unique('Night market');
  await planner.api.post<Entry>('/logs/other', { date: '2026-10-15', title });
  await expect(page.getByRole('grid').getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible();
  await expect.poll(highlights).toEqual([`${title}: MO`]);
});

test("the user's own changes are not highlighted", async ({ page, planner }) => {
  const title = unique('Winter tires');
  await planner.api.post<Entry>('/logs/blog', { date: '2026-03-08', blogName: title });
  await openLive(page, '/logs/blog');
  const highlights = await watchHighlights(page);
  const form = await edit(page, title);
  await form.getByLabel('Category').fill('Guides');
  await update(form);
  await expect(row(page, title)).toContainText('Guides');
  // Wait until a later change by someone else is highlighted. By then, the event for the user's own change has
  // arrived, too.
  const other = unique('Spring tires');
  await planner.api.post<Entry>('/logs/blog', { date: '2026-03-09', blogName: other });
  await expect.poll(highlights).toEqual([`${other}: MO`]);
});

test('an open form keeps its values if another user edits the entry, and a bar shows both versions', async ({
  page,
  theirs,
  planner,
}) => {
  const title = unique('Cellar notes');
  const { id } = await planner.api.post<Entry>('/logs/blog', { date: '2026-03-08', blogName: title });
  await openLive(page, '/logs/blog');
  await theirs.goto('/logs/blog');
  const mine = await edit(page, title);
  await mine.getByLabel('Category').fill('Wine');
  const yours = await edit(theirs, title);
  await yours.getByLabel('Blog Name').fill(`${title}, retold`);
  await update(yours);
  await expectToast(theirs, 'Blog log updated successfully');

  const bar = mine.getByText(/^Maya changed this (just now|\d+ seconds? ago): Blog Name$/);
  await expect(bar).toBeVisible();
  await expect(mine.getByLabel('Blog Name')).toHaveValue(title);
  await expect(mine.getByLabel('Category')).toHaveValue('Wine');

  // After the user hides the bar, it stays hidden until the next change.
  await mine.getByRole('button', { name: 'Hide this message' }).click();
  await expect(bar).toHaveCount(0);
  await planner.api.patch(`/logs/blog/${id}`, { blogName: `${title}, told again` });
  await expect(bar).toBeVisible();
  await mine.getByRole('button', { name: 'Show' }).click();
  await expect(mine.getByText(/^Maya changed this .* Choose which version/)).toBeFocused();
  await expect(mine.getByRole('group', { name: /^Blog Name Changed by them/ })).toContainText('told again');
  await update(mine);
  await expectToast(page, 'Blog log updated successfully');
  expect(await planner.api.get(`/logs/blog/${id}`)).toMatchObject({
    blogName: `${title}, told again`,
    category: 'Wine',
    version: 4,
  });
});

test('saving without looking at the new version causes a conflict', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  const title = unique('Five suppers');
  const { id } = await planner.api.post<Entry>('/logs/blog', { date: '2026-03-08', blogName: title });
  await openLive(page, '/logs/blog');
  const mine = await edit(page, title);
  await planner.api.patch(`/logs/blog/${id}`, { category: 'Food' });
  await expect(mine.getByText(/^Maya changed this .*: Category$/)).toBeVisible();
  await mine.getByLabel('Category').fill('Menus');
  await update(mine);
  await expect(mine.getByRole('group', { name: /^Category Changed by both/ })).toContainText('Food');
  await expect(mine.getByRole('button', { name: 'Show' })).toHaveCount(0);
});

test('an entry that another user deletes stays in the open form', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  const title = unique('Pairing oysters');
  const { id } = await planner.api.post<Entry>('/logs/blog', { date: '2026-03-08', blogName: title });
  await openLive(page, '/logs/blog');
  const mine = await edit(page, title);
  await planner.api.delete(`/logs/blog/${id}`);
  await expect(mine.getByText(/^Maya deleted this (just now|\d+ seconds? ago)$/)).toBeVisible();
  await expect(mine.getByLabel('Blog Name')).toHaveValue(title);
  await mine.getByRole('button', { name: 'Show' }).click();
  await mine.getByRole('button', { name: 'Save as new' }).click();
  await expectToast(page, 'Blog log created successfully');
  await expect(row(page, title)).toBeVisible();
});

test('the status dot shows that the server is unreachable, and the page catches up afterward', {
  tag: '@soak',
}, async ({ browser, startPlanner, dataDir, planner }) => {
  const port = await freePort();
  const settings = { dataDir, port, script: 'server' as const };
  const own = await startPlanner(settings);
  const context = await browser.newContext({ baseURL: own.url });
  const page = await context.newPage();
  const { email, password } = planner.people.administrator;
  await page.request.post('/api/auth/register', {
    data: { email, password, firstName: 'Maya', lastName: 'Okafor' },
  });
  await page.request.post('/api/logs/blog', { data: { date: '2026-03-08', blogName: 'Before' } });
  await page.clock.install();
  await openLive(page, '/logs/blog');
  await own.stop();
  const status = page.getByRole('banner').getByRole('status');
  await expect(status).toHaveText('Catching up');
  // Wait ten seconds, because the page doesn't report shorter interruptions as offline.
  await page.clock.fastForward(10_000);
  await expect(status).toHaveText('Offline', { timeout: 30_000 });
  await expect(dot(page)).toHaveCount(0);

  await startPlanner(settings);
  await page.request.post('/api/logs/blog', { data: { date: '2026-03-09', blogName: 'Meanwhile' } });
  // The page tries to reconnect after at most ten seconds.
  await page.clock.fastForward(10_000);
  await expect(dot(page)).toBeVisible({ timeout: 30_000 });
  await expect(status).toBeEmpty();
  await expect(row(page, 'Meanwhile')).toBeVisible();
  await context.close();
});

test('a logout ends the stream', { tag: '@soak' }, async ({ page, planner, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  const person = await planner.createPerson({ firstName: 'Noor' });
  await signIn(page, person);
  const isStream = (headers: Record<string, string>) => headers.accept === 'text/event-stream';
  const opened = page.waitForRequest((request) => isStream(request.headers()));
  await openLive(page, '/');
  const stream = await opened;
  const closed = page.waitForEvent('requestfailed', (request) => request === stream);
  let streams = 0;
  page.on('request', (request) => {
    if (isStream(request.headers())) streams += 1;
  });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await closed;
  await expect(dot(page)).toHaveCount(0);
  expect(streams).toBe(0);
});

test('the end of the session is reported without a request', { tag: '@soak' }, async ({ page, planner }) => {
  const person = await planner.createPerson();
  await signIn(page, person);
  await openLive(page, '/logs/blog');
  await endSession(page);
  await expectLoggedOut(page);
  await expect(page).toHaveURL('/login');
});

test('when the session ends, a login dialog opens on top of the form, and the form keeps its input', {
  tag: '@soak',
}, async ({ page, planner }) => {
  const person = await planner.createPerson();
  await signIn(page, person);
  await openLive(page, '/logs/blog');
  await page.getByRole('button', { name: 'Add Blog Log' }).click();
  const form = page.getByRole('dialog', { name: 'Create Blog Log' });
  const title = unique('Kept words');
  await form.getByLabel('Blog Name').fill(title);
  await endSession(page);
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(login.getByLabel('Email')).toHaveValue(person.email);
  await login.getByLabel('Password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expectToast(page, 'Blog log created successfully');
  await expect(row(page, title)).toBeVisible();
  await expect(dot(page)).toBeVisible();
});
