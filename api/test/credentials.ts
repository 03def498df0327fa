import { createHash, createHmac } from 'node:crypto';
import { freePort } from '../../.ci/free-port.js';
import { createAdministrator } from '../src/commands/create-admin.js';
import type { Config } from '../src/config.js';
import { openDatabase } from '../src/db/database.js';
import { startServer } from '../src/server.js';
import { createToken } from './access-tokens.js';
import { Authenticator } from './authenticator.js';
import { type Callable, Client } from './client.js';
import { feedPath } from './feeds.js';
import { addPasskey, logInWith, ORIGIN } from './passkeys.js';
import { ADMIN_EMAIL, PASSWORD } from './planner.js';
import { restTransport } from './transport.js';
import { codeOf, type SecondFactor, turnOn } from './two-step.js';

/** What a person can use to get access to a planner. */
export interface Credentials {
  factor: SecondFactor;
  authenticator: Authenticator;
  key: string;
  feed: string;
  link: string;
  /** A short-lived token for the link. */
  shortLived: string;
  /** A client that is logged in. */
  session: Client;
}

/** Starts a server and runs `work` with a function that creates clients. */
async function withServer<Result>(
  config: Config,
  work: (visitor: () => Client) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const server = await startServer({ ...config, port }, '');
  const request: Callable['request'] = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return work(() => new Client({ request, routes: [] }, [])).finally(() => server.close());
}

const exchange = (client: Client, secret: string) =>
  client.rest<{ token: string }>('POST', '/access-tokens/exchange', { secret, password: PASSWORD });

/** Creates an administrator with an authenticator app and a passkey, and one access token of each kind. */
export async function createCredentials(config: Config): Promise<Credentials> {
  const { orm, close } = await openDatabase(config);
  const account = { email: ADMIN_EMAIL, password: PASSWORD };
  await createAdministrator(orm.em.fork(), account, config).finally(close);
  return withServer(config, async (visitor) => {
    const session = visitor();
    await restTransport(session).login({ email: ADMIN_EMAIL, password: PASSWORD });
    const authenticator = new Authenticator(ORIGIN);
    await addPasskey(session, authenticator);
    const secretOf = async (input: object) => (await createToken(session, input)).secret;
    const link = await secretOf({ kind: 'link', password: PASSWORD });
    return {
      authenticator,
      session,
      link,
      key: await secretOf({ kind: 'key' }),
      feed: await secretOf({ kind: 'feed' }),
      shortLived: (await exchange(visitor(), link)).body.token,
      factor: await turnOn(session),
    };
  });
}

/** Tries to use each credential. Returns the statuses of the responses. */
export const tryAll = (config: Config, { factor, ...credentials }: Credentials) =>
  withServer(config, async (visitor) => {
    const withBearer = async (token: string) =>
      (await visitor().raw('/api/brands', { headers: { authorization: `Bearer ${token}` } })).status;
    const logIn = async (code: string) => {
      const client = visitor();
      const password = { email: ADMIN_EMAIL, password: PASSWORD };
      const { body } = await client.rest<{ step: string }>('POST', '/auth/login', password);
      return (await client.rest('POST', '/auth/login/code', { step: body.step, code })).status;
    };
    const browser = visitor();
    for (const [name, value] of credentials.session.cookies) browser.cookies.set(name, value);
    return {
      // The current code has been used to turn on two-step verification.
      appCode: await logIn(codeOf(factor.secret, 1)),
      recoveryCode: await logIn(factor.recoveryCodes[0] ?? ''),
      passkey: (await logInWith(visitor(), credentials.authenticator))?.status ?? 200,
      key: await withBearer(credentials.key),
      feed: (await visitor().raw(feedPath(credentials.feed))).status,
      link: (await exchange(visitor(), credentials.link)).status,
      shortLived: await withBearer(credentials.shortLived),
      session: (await browser.rest('GET', '/auth/user')).status,
    };
  });

/** The statuses that {@link tryAll} returns if the planner has a new session secret. */
export const WITH_NEW_SECRET = {
  ...{ appCode: 200, recoveryCode: 200, passkey: 200, key: 200, feed: 200, link: 200 },
  ...{ shortLived: 401, session: 401 },
};

/** Returns a session secret, and all keys for tokens that are derived from it, in all usual forms. */
export function formsOf(secret: string): string[] {
  const audiences = [
    ...['access', 'session', 'device', 'oidc-login', 'oidc-identity'],
    ...['passkey-login', 'passkey-registration'],
  ];
  const keys = audiences.map((name) =>
    createHmac('sha256', secret).update(`content-planner-${name}`).digest(),
  );
  return [Buffer.from(secret), Buffer.from(secret, 'base64url'), ...keys].flatMap((bytes) => [
    bytes.toString('latin1'),
    ...(['hex', 'base64', 'base64url'] as const).map((encoding) =>
      bytes.toString(encoding).replace(/=+$/, ''),
    ),
  ]);
}

/** Converts the text of a backup to the format of early versions, which contains the session secrets. */
export function inEarlyFormat(text: string, settings: Record<string, string>): string {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const { twoStepKeys: _, ...header } = JSON.parse(first);
  const trailer = JSON.parse(lines.pop() ?? '');
  const rows = Object.entries(settings).map(([key, value]) => JSON.stringify([key, JSON.stringify(value)]));
  const table = lines.findIndex((line) => line.startsWith('{"table":"settings","columns":["key","value"]}'));
  const body = `${[JSON.stringify(header), ...lines.toSpliced(table + 1, 0, ...rows)].join('\n')}\n`;
  trailer.rows.settings += rows.length;
  trailer.sha256 = createHash('sha256').update(body).digest('hex');
  return `${body}${JSON.stringify(trailer)}\n`;
}
