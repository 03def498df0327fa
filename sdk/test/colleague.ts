import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Sends a request to the REST API or `/graphql` with the colleague's session. Returns the status of the response.
     */
    asColleague(url: string, method: string, path: string, body?: unknown): Promise<number>;
  }
}

/** The account of a colleague, which `makeColleague` creates. */
export const COLLEAGUE = {
  email: 'jonas@planner.example',
  password: 'a quiet harbour',
  firstName: 'Jonas',
  lastName: 'Weber',
};

const cookies = new Map<string, string>();

const send = (url: string, method: string, body: unknown, cookie = '') =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/**
 * Runs in Node.js, so that the browser keeps its own session. All tests share one login, because the planner limits
 * logins from new browsers.
 */
export const asColleague: BrowserCommand<[string, string, string, unknown?]> = async (
  _,
  url,
  method,
  path,
  body,
) => {
  if (!cookies.has(url)) {
    const { email, password } = COLLEAGUE;
    const response = await send(`${url}/api/auth/login`, 'POST', { email, password });
    if (!response.ok) throw new Error(`The login failed: ${await response.text()}`);
    cookies.set(
      url,
      response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    );
  }
  const api = path === '/graphql' ? url : `${url}/api`;
  return (await send(`${api}${path}`, method, body, cookies.get(url))).status;
};
