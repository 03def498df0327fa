import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { Client } from './client.js';

const PUBLIC_URL = 'https://planner.example';
export const START = '/api/auth/oidc/start';
export const CALLBACK = '/api/auth/oidc/callback';
const CLIENT = { client_id: 'planner', client_secret: 'a secret of the planner' };

/** The claims of a user at the provider. `sub` identifies the user. */
export type Person = { sub: string } & Record<string, unknown>;

/** How a provider misbehaves. */
export interface Misbehavior {
  /** Changes the claims of the ID token. `undefined` removes a claim. */
  claims?: Record<string, unknown>;
  /** `other` signs with a key that is not published. `none` doesn't sign. */
  signature?: 'other' | 'none';
  /** Paths that respond with 503. */
  down?: RegExp;
  /** Paths that never respond. */
  silent?: RegExp;
  /** Accepts the same code several times. */
  acceptsCodesTwice?: boolean;
  /** How far ahead the provider's clock is, in seconds. */
  clock?: number;
}

/** A real OpenID Connect provider on a local port. */
export interface TestProvider {
  issuer: string;
  /** The settings of a planner that uses this provider. */
  environment: Record<string, string>;
  /** The user who logs in next. Null denies the login. */
  person: Person | null;
  misbehavior: Misbehavior;
  /** Logs in at the provider. Returns the callback URL. */
  logIn(authorizationUrl: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a provider with one client: a planner at `publicUrl`, which defaults to {@link PUBLIC_URL}. */
export async function startProvider(publicUrl = PUBLIC_URL): Promise<TestProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(privateKey)), kid: 'published', alg: 'RS256', use: 'sig' };
  const people = new Map<string, Person>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const policy = interactionPolicy.base();
  policy.remove('consent');
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${publicUrl}${CALLBACK}`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'groups'] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    cookies: { keys: ['a key of the provider'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ accountId: oidc.session?.accountId, clientId: CLIENT.client_id });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });

  const { consume } = provider.AuthorizationCode.prototype;
  provider.AuthorizationCode.prototype.consume = async function () {
    if (!test.misbehavior.acceptsCodesTwice) await consume.call(this);
  };

  /** Changes an ID token as the misbehavior specifies, and signs the token again. */
  async function forge(idToken: string): Promise<string> {
    const { claims = {}, signature } = test.misbehavior;
    const payload = Object.fromEntries(
      Object.entries({ ...decodeJwt(idToken), ...claims }).filter(([, value]) => value !== undefined),
    ) as JWTPayload;
    if (signature === 'none') return new UnsecuredJWT(payload).encode();
    const key = signature === 'other' ? other.privateKey : privateKey;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'published' }).sign(key);
  }

  provider.use(async (ctx, next) => {
    const { down, silent, clock = 0 } = test.misbehavior;
    ctx.set('date', new Date(Date.now() + clock * 1000).toUTCString());
    if (down?.test(ctx.path)) {
      ctx.status = 503;
      return;
    }
    if (silent?.test(ctx.path)) {
      ctx.respond = false;
      return;
    }
    if (ctx.path.startsWith('/interaction/')) {
      const { person } = test;
      if (person) people.set(person.sub, person);
      const result = person
        ? { login: { accountId: person.sub } }
        : { error: 'access_denied', error_description: 'The user canceled.' };
      ctx.respond = false;
      return provider.interactionFinished(ctx.req, ctx.res, result);
    }
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path === '/token' && body?.id_token) body.id_token = await forge(body.id_token);
  });
  server.on('request', provider.callback());

  const test: TestProvider = {
    issuer,
    environment: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_NAME: 'Acme SSO',
    },
    person: null,
    misbehavior: {},
    async logIn(authorizationUrl) {
      const cookies = new Map<string, string>();
      let url = authorizationUrl;
      while (url.startsWith(issuer)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
        const location = response.headers.get('location');
        if (!location) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
        for (const line of response.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          const [name = '', ...value] = pair.split('=');
          cookies.set(name, value.join('='));
        }
        url = new URL(location, url).href;
      }
      return url;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return test;
}

/** Returns the location of a redirect, or the status of any other response. */
const locationOf = (response: Response): string => response.headers.get('location') ?? `${response.status}`;

/**
 * Starts a login in a browser. Returns the URL at the provider or, if there is a problem, the page to which the planner
 * redirects.
 */
export async function start(browser: Client, query = ''): Promise<string> {
  return locationOf(await browser.raw(`${START}${query}`));
}

/** Opens a callback URL in a browser. Returns the page to which the planner redirects. */
export async function finish(browser: Client, callback: string): Promise<string> {
  const { pathname, search } = new URL(callback);
  return locationOf(await browser.raw(`${pathname}${search}`));
}

/** Logs in with single sign-on. Returns the page to which the planner redirects. */
export async function signOn(
  browser: Client,
  provider: TestProvider,
  person: Person | null,
  query = '',
): Promise<string> {
  provider.person = person;
  const url = await start(browser, query);
  return url.startsWith(provider.issuer) ? finish(browser, await provider.logIn(url)) : url;
}
