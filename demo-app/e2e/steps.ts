import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';

const toasts = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });

/** Returns the visible toast, not its announcement for screen readers. */
export const toast = (page: Page, text: string): Locator => toasts(page).getByText(text, { exact: true });

/**
 * Waits for the toast and checks its complete text, except for an Undo, Redo or Show button. If `description` is omitted,
 * the toast must not have a description.
 */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  const text = `${title}${description}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await expect(toasts(page).getByRole('listitem')).toHaveText(
    new RegExp(`^${text}(UndoCtrlZ|RedoCtrlShiftZ|Show)?$`),
  );
}

const LOGGED_OUT = 'UnauthorizedYou are logged out. Logging in again...';

/** The toasts that each page has shown since the last check. */
const shownToasts = new WeakMap<Page, string[]>();

/**
 * Records a page's toasts. The toast about an ended session is visible for only half a second before the browser leaves
 * the page. On a busy machine, `expect` can miss that toast.
 */
export async function recordToasts(page: Page): Promise<void> {
  const shown: string[] = [];
  shownToasts.set(page, shown);
  await page.exposeFunction('recordToast', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast: (text: string) => void };
    const known = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const item of document.querySelectorAll('[role=region][aria-label*=Notifications] li')) {
        const text = item.textContent ?? '';
        if (known.get(item) !== text) recordToast(text);
        known.set(item, text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Waits until a page has shown the toast about an ended session. Ignores toasts from before the last call. */
export async function expectLoggedOut(page: Page): Promise<void> {
  await expect.poll(() => shownToasts.get(page)).toContain(LOGGED_OUT);
  shownToasts.get(page)?.splice(0);
}

/** Returns whether a request is for GraphQL, excluding the stream of live updates. */
export const isQuery = (request: Request): boolean =>
  request.url().endsWith('/graphql') && request.headers().accept !== 'text/event-stream';

/** Returns whether a request ends on its own. The live-update stream is the only request that stays open. */
const isShort = (request: Request): boolean => request.headers().accept !== 'text/event-stream';

/**
 * Waits until a page displays its content, is idle, and has not sent a request for half a second, not counting the
 * stream of live updates. On a busy machine, a page might never be idle, so this function waits at most two seconds.
 */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').first().waitFor();
  for (;;) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
    const request = await page.waitForRequest(isShort, { timeout: 500 }).catch(() => null);
    if (!request) return;
    await request.response();
  }
}

/** Logs in through the form. */
export async function logIn(
  page: Page,
  url: string,
  who: { email: string; password: string },
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel(/^Password/).fill(who.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

/** Closes a form with Cancel and discards its input. */
export async function discard(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.getByRole('button', { name: 'Discard' }).click();
}

/** Logs in through the API. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  // Clear the cookies, because a login ends the current session, which other tests might be using.
  await page.context().clearCookies();
  const response = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(response.ok()).toBe(true);
}

/** Ends the page's session on the server only. */
export async function endSession(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout', { data: {} });
}

/** Responds to the browser's next confirmation dialog. Resolves to the dialog's message. */
export function respondToConfirm(page: Page, action: 'accept' | 'dismiss'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message());
      await dialog[action]();
    });
  });
}

/** Returns whether a request contains an operation, such as 'query Users'. An empty string matches all requests. */
const holds = (route: Route, operation: string): boolean =>
  (route.request().postData() ?? '').includes(operation);

/** Makes all GraphQL requests, or only those that contain the given operation, fail until `restore` is called. */
export async function cutNetwork(page: Page, operation = ''): Promise<{ restore(): Promise<void> }> {
  const cut = (route: Route) => (holds(route, operation) ? route.abort() : route.fallback());
  await page.route('**/graphql', cut);
  return { restore: () => page.unroute('**/graphql', cut) };
}

/** Delays all GraphQL requests, or only those that contain the given operation, until `release` is called. */
export async function holdNetwork(page: Page, operation = ''): Promise<{ release(): void }> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (holds(route, operation)) await gate;
    await route.continue();
  });
  return { release: () => open() };
}

/**
 * Blocks live updates, to test what happens without them: the request for the stream never gets a response. Must be
 * called before the page is loaded.
 */
export async function holdLiveUpdates(page: Page): Promise<void> {
  await page
    .context()
    .route('**/graphql', (route) => (isQuery(route.request()) ? route.fallback() : undefined));
}

/** Matches Chromium's console messages about network errors. */
export const NETWORK_FAILED = /net::ERR_/;

/** Matches Chromium's console messages about responses from a planner that is stopping. */
export const UNAVAILABLE = /status of 503/;
