import { Agent, request } from 'node:http';

const PASSWORD = 'a long enough password';

const json = (cookie: string) => ({ 'content-type': 'application/json', cookie });

/** Sends JSON. Returns the response, whatever its status is. */
export const send = (url: string, body: object, cookie = '', method = 'POST'): Promise<Response> =>
  fetch(url, { method, headers: json(cookie), body: JSON.stringify(body) });

/** Sends JSON. Throws an error if the request fails. */
export async function post(url: string, body: object, cookie = '', method = 'POST'): Promise<Response> {
  const response = await send(url, body, cookie, method);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

const accountOf = (n: number) => ({ email: `bench-${n}@planner.example`, password: PASSWORD });

/** Logs the first user in. Returns the cookie of the session. */
export const logIn = async (url: string): Promise<string> =>
  cookieOf(await post(`${url}/api/auth/login`, accountOf(0)));

/** Creates accounts, the first of which is an administrator. Returns the cookie of a session for each account. */
export async function createUsers(url: string, count: number): Promise<string[]> {
  const admin = cookieOf(await post(`${url}/api/auth/register`, accountOf(0)));
  const cookies = [admin];
  for (let n = 1; n < count; n += 1) {
    await post(`${url}/api/users`, { ...accountOf(n), isApproved: true }, admin);
    cookies.push(cookieOf(await post(`${url}/api/auth/login`, accountOf(n))));
  }
  return cookies;
}

/**
 * Opens a stream of live updates. Resolves to a function that closes it, once the first event has arrived.
 *
 * @param onText called with each part of the stream
 */
export function openStream(
  url: string,
  cookie: string,
  body: object,
  onText: (text: string) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, {
      method: 'POST',
      // Each client has its own connection.
      agent: new Agent(),
      headers: { ...json(cookie), accept: 'text/event-stream' },
    });
    sent.once('response', (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('"errors":')) return reject(new Error(text));
        onText(text);
        if (text.includes('"type":"')) resolve(() => void sent.destroy());
      });
      response.once('error', () => {});
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** Returns a percentile, such as 0.99, of sorted numbers. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
