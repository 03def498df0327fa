// Adds `context` to the type of browser commands.
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import type { Account } from './start-planner.js';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Logs in and adds the session cookie to the page's browser context. The planner limits logins from new browsers,
     * so each account uses one browser, which the planner recognizes after the first login.
     *
     * @returns the status of the response
     */
    logIn(url: string, account: Account, userAgent: string): Promise<number>;
  }
}

/** The cookies that let planners recognize the browser of each account. */
const devices = new Map<string, string>();

export const logIn: BrowserCommand<[string, Account, string]> = async (
  { context },
  url,
  account,
  userAgent,
) => {
  const browser = `${url} ${account.email}`;
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      cookie: devices.get(browser) ?? '',
    },
    body: JSON.stringify(account),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const device = cookies.find((cookie) => cookie.startsWith('planner_device'));
  if (device) devices.set(browser, device);
  await context.addCookies(
    cookies.map((cookie) => {
      const end = cookie.indexOf('=');
      return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url };
    }),
  );
  return response.status;
};
