import { expect, type Locator, type Page, type Route } from '@playwright/test';

const toasts = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });

/** The toast that shows, not its announcement. */
export const toast = (page: Page, text: string): Locator => toasts(page).getByText(text, { exact: true });

/** Waits for the one toast, and reads all of it: a toast without a description must have none. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  await expect(toasts(page).getByRole('listitem')).toHaveText(`${title}${description}`);
}

const LOGGED_OUT = 'UnauthorizedYou are logged out. Logging in again...';

/**
 * Waits for the toast that somebody sees whose session has ended. The page looks for it in each frame: the browser
 * leaves the page half a second later, which `expect` can miss between two looks on a busy machine.
 */
export async function expectLoggedOut(page: Page): Promise<void> {
  const shows = (text: string) =>
    [...document.querySelectorAll('[role=region][aria-label*=Notifications] li')].some(
      (item) => item.textContent === text,
    );
  await page.waitForFunction(shows, LOGGED_OUT, { timeout: 10_000 });
}

/** Waits until a page has been idle without a GraphQL request for half a second. */
export async function settled(page: Page): Promise<void> {
  for (;;) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const request = await page.waitForRequest('**/graphql', { timeout: 500 }).catch(() => null);
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
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Leaves a form by Cancel, and gives up what was typed in it. */
export async function giveUp(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.getByRole('button', { name: 'Discard' }).click();
}

/** Gives the page somebody's session without a look at the form. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  // A login ends the current session, which other tests may be using.
  await page.context().clearCookies();
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
}

/** Ends the page's session behind its back. */
export async function endSession(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout', { data: {} });
}

/** Answers the next browser confirmation; resolves to what it asked. */
export function answerConfirm(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message());
      await dialog[answer]();
    });
  });
}

/** Whether a call holds an operation, such as 'query Users'; every call holds ''. */
const holds = (route: Route, operation: string): boolean =>
  (route.request().postData() ?? '').includes(operation);

/** The network fails for the page's calls to the API, or for those of one operation, until it is restored. */
export async function cutNetwork(page: Page, operation = ''): Promise<{ mend(): Promise<void> }> {
  const cut = (route: Route) => (holds(route, operation) ? route.abort() : route.fallback());
  await page.route('**/graphql', cut);
  return { mend: () => page.unroute('**/graphql', cut) };
}

/** Keeps the page's calls, or those of one operation, on their way until they are let go. */
export async function holdNetwork(page: Page, operation = ''): Promise<{ letGo(): void }> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (holds(route, operation)) await gate;
    await route.continue();
  });
  return { letGo: () => open() };
}

/** What Chromium writes into the console where the network fails. */
export const NETWORK_FAILED = /net::ERR_/;
