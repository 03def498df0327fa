import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BUDGETS } from '../src/auth/rate-limits.js';
import { createToken } from './access-tokens.js';
import { Client } from './client.js';
import { hashCount } from './gated-argon2.js';
import { type Person, signOn, startProvider } from './oidc.js';
import {
  ADMIN_EMAIL,
  createTestPlanner,
  databases,
  MEMBER_EMAIL,
  PASSWORD,
  type TestPlanner,
} from './planner.js';
import { type CallError, graphqlCaller } from './transport.js';
import { codeOf, forgetUsedCodes, turnOn, wrongCodeOf } from './two-step.js';

vi.mock('@node-rs/argon2', async () => (await import('./gated-argon2.js')).gatedArgon2());

const MEMBER = { email: MEMBER_EMAIL, password: PASSWORD };
const HOME = '203.0.113.1';

/** Returns one of many addresses, such as those of a botnet. */
const addressOf = (n: number) => `198.51.100.${n % 250}`;

describe.each(databases)('a flood of passwords on %s', (database) => {
  let planner: TestPlanner;
  let url: string;
  let admin: Client;
  let member: Client;

  beforeAll(async () => {
    planner = await createTestPlanner(database);
    url = await planner.serve({ TRUST_PROXY: 'loopback' });
  });
  beforeEach(async () => {
    admin = await planner.register(ADMIN_EMAIL);
    member = await planner.join(admin, MEMBER_EMAIL);
    await planner.sql('delete from rate_limits');
  });
  afterEach(() => planner.clear());
  afterAll(() => planner?.close());

  /** Creates a browser that sends requests from an address. */
  const browserAt = (address: string, { cookies }: Pick<Client, 'cookies'> = { cookies: new Map() }) => {
    const request = async (path: string, { headers, ...init }: RequestInit = {}) =>
      fetch(`${url}${path}`, {
        ...init,
        headers: { ...(headers as Record<string, string>), 'x-forwarded-for': address },
      });
    const browser = new Client({ request: request as never, routes: [] }, planner.defects);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };

  /** Calls the API. Returns 200, or the status of the error and the `step` that continues a login. */
  async function send(browser: Client, path: string, json: object) {
    const { status, body } = await browser.rest<{ step?: string }>('POST', path, json);
    return { status, step: body.step ?? '' };
  }
  const logIn = (browser: Client) => send(browser, '/auth/login', MEMBER);
  const complete = (browser: Client, step: string, code: string) =>
    send(browser, '/auth/login/code', { step, code });

  /** Makes calls one after another, and counts the results by status. */
  async function flood(times: number, call: (n: number) => Promise<{ status: number }>) {
    const counts: Record<number, number> = {};
    for (let n = 0; n < times; n += 1) {
      const { status } = await call(n);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  describe('for an account with two-step verification', () => {
    let secret: string;
    /** The owner's known browser. */
    let owner: Client;

    beforeEach(async () => {
      ({ secret } = await turnOn(member));
      await forgetUsedCodes(planner);
      await planner.sql('delete from rate_limits');
      owner = browserAt(HOME, member);
    });

    test('does not keep the owner out of a known browser, even after any number of correct passwords and codes', async () => {
      const waiting = await logIn(owner);
      const hashes = hashCount();
      const steps: string[] = [];
      const counts = await flood(60, async (n) => {
        const login = await logIn(browserAt(addressOf(n % 6)));
        steps.push(login.step);
        return login;
      });
      expect(counts).toEqual({ 401: BUDGETS.loginAccount.points, 429: 10 });
      expect(hashCount() - hashes).toBe(BUDGETS.loginAccount.points);
      const wrong = wrongCodeOf(secret);
      const codes = await flood(20, (n) => complete(browserAt(addressOf(n)), steps[n] ?? '', wrong));
      expect(codes).toEqual({ 401: BUDGETS.code.points, 429: 10 });
      expect(await planner.sql('select count(*)::int as steps from login_steps')).toEqual([{ steps: 51 }]);

      expect(await complete(owner, waiting.step, wrong)).toMatchObject({ status: 401 });
      expect(await complete(owner, waiting.step, codeOf(secret))).toMatchObject({ status: 200 });
      await forgetUsedCodes(planner);
      const { step } = await logIn(owner);
      expect(await complete(owner, step, codeOf(secret))).toMatchObject({ status: 200 });
    });

    test('from one address does not keep the owner out of a new browser at another address', async () => {
      const early = browserAt(HOME);
      const waiting = await logIn(early);
      const thief = browserAt(addressOf(0));
      const { step: stolen } = await logIn(thief);
      const codes = await flood(20, () => complete(thief, stolen, wrongCodeOf(secret)));
      expect(codes).toEqual({ 401: BUDGETS.codeHome.points, 429: 20 - BUDGETS.codeHome.points });
      const counts = await flood(30, () => logIn(thief));
      expect(counts).toEqual({ 401: BUDGETS.login.points - 1, 429: 21 });
      expect(await complete(early, waiting.step, codeOf(secret))).toMatchObject({ status: 200 });
      await forgetUsedCodes(planner);
      const late = browserAt(HOME);
      const { step } = await logIn(late);
      expect(await complete(late, step, codeOf(secret))).toMatchObject({ status: 200 });
    });

    test('does not limit logins that the owner completes', async () => {
      await planner.sql(`update rate_limits set points = 0`);
      const counts = await flood(BUDGETS.newBrowser.points, async () => {
        await forgetUsedCodes(planner);
        const browser = browserAt(HOME);
        const { step } = await logIn(browser);
        return complete(browser, step, codeOf(secret));
      });
      expect(counts).toEqual({ 200: BUDGETS.newBrowser.points });
      const used = await planner.sql<{ key: string }>('select key from rate_limits where points <> 0');
      expect(used.map(({ key }) => key.split(':')[0])).toEqual([BUDGETS.newBrowser.name]);
    });
  });

  test('never hashes more correct passwords than a budget allows, even in parallel', async () => {
    const known = browserAt(HOME, member);
    const hashes = hashCount();
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => logIn(browserAt(addressOf(n)))).map(
        async (login) => (await login).status,
      ),
    );
    expect(new Set(statuses)).not.toContain(401);
    const successes = statuses.filter((status) => status === 200).length;
    expect(successes).toBeGreaterThan(0);
    expect(successes).toBeLessThanOrEqual(BUDGETS.newBrowser.points);
    expect(hashCount() - hashes).toBe(successes);
    expect(await logIn(known)).toMatchObject({ status: 200 });
  });

  type Attempt = (n: number) => Promise<{ status: number }>;
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => ({ status: 200 }),
      ({ status }: CallError) => ({ status }),
    );

  /** All ways to make the server hash, with the budgets that limit each of them. `start` returns an attempt. */
  const ways: Record<string, { budgets: (keyof typeof BUDGETS)[]; start(): Promise<Attempt> }> = {
    'wrong passwords': {
      budgets: ['login'],
      start: async () => () => send(browserAt(HOME), '/auth/login', { ...MEMBER, password: 'not this one' }),
    },
    'correct passwords from new browsers': {
      budgets: ['newBrowser'],
      start: async () => (n) => logIn(browserAt(addressOf(n))),
    },
    'correct passwords from a known browser': {
      budgets: ['knownBrowser', 'newBrowser'],
      async start() {
        await logIn(browserAt(HOME));
        return () => logIn(browserAt(HOME, member));
      },
    },
    'correct passwords without a code': {
      budgets: ['login'],
      async start() {
        await turnOn(member);
        return () => logIn(browserAt(HOME));
      },
    },
    'correct passwords without a code from a known browser': {
      budgets: ['loginDevice', 'loginAccount'],
      async start() {
        await turnOn(member);
        await logIn(browserAt(HOME));
        return () => logIn(browserAt(HOME, member));
      },
    },
    'correct passwords of a pending account': {
      budgets: ['login'],
      async start() {
        await planner.register('pending@planner.example');
        return () => send(browserAt(HOME), '/auth/login', { ...MEMBER, email: 'pending@planner.example' });
      },
    },
    'invalid recovery codes': {
      budgets: ['codeHome'],
      async start() {
        await turnOn(member);
        const { step } = await logIn(browserAt(HOME));
        return () => complete(browserAt(HOME), step, 'aaaa-aaaa');
      },
    },
    'correct current passwords': {
      budgets: ['passwordCheck'],
      async start() {
        const call = graphqlCaller(member);
        const query = `mutation { startTwoStepSetup(password: "${PASSWORD}") { uri } }`;
        return () => statusOf(call('startTwoStepSetup', query));
      },
    },
    registrations: {
      budgets: ['registration'],
      start: async () => (n) =>
        send(browserAt(HOME), '/auth/register', { email: `${n}@planner.example`, password: PASSWORD }),
    },
    'correct passwords of a link': {
      budgets: ['linkVisit'],
      async start() {
        const { secret } = await createToken(admin, { kind: 'link', password: PASSWORD });
        return () => send(browserAt(HOME), '/access-tokens/exchange', { secret, password: PASSWORD });
      },
    },
    'invitations whose address was registered in the meantime': {
      budgets: ['redemption'],
      async start() {
        const call = graphqlCaller(admin);
        const { secret } = await call<{ secret: string }>(
          'createInvitation',
          'mutation { createInvitation(email: "late@planner.example") { secret } }',
        );
        await planner.register('late@planner.example');
        const query = `mutation ($input: AccountLinkRedemptionInput!) { redeemAccountLink(input: $input) { id } }`;
        const input = { secret, password: PASSWORD };
        return (n) => statusOf(graphqlCaller(browserAt(addressOf(n)))('redeemAccountLink', query, { input }));
      },
    },
  };

  test.each(Object.entries(ways))('stops before the hash queue: %s', async (_, { budgets, start }) => {
    const attempt = await start();
    expect(await attempt(0)).not.toMatchObject({ status: 429 });
    for (const budget of budgets) {
      const { name, points } = BUDGETS[budget];
      const left = budget === budgets[0] ? 2 : 0;
      await planner.sql('update rate_limits set points = ? where key like ?', [points - left, `${name}:%`]);
    }
    const hashes = hashCount();
    const counts = await flood(5, (n) => attempt(n + 1));
    expect(hashCount() - hashes).toBe(2);
    expect(counts).toMatchObject({ 429: 3 });
  });

  test('does not hash for users of a single sign-on provider who cannot have an account', async () => {
    const provider = await startProvider();
    const person: Person = { sub: 'maya-1', email: MEMBER_EMAIL, email_verified: true };
    const hashes = hashCount();
    const browser = planner.visitor(provider.environment);
    expect(await signOn(browser, provider, person)).toBe('/login?problem=accountExists');
    expect(hashCount()).toBe(hashes);
    await provider.close();
  });
});
