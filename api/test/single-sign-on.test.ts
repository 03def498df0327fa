import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdministrator } from '../src/commands/create-admin.js';
import { type OidcConfig, readConfig } from '../src/config.js';
import { checkOidc } from '../src/oidc/check-oidc.js';
import { SIGN_ON_PROBLEMS } from '../src/oidc/problems.js';
import { createProvider, discover } from '../src/oidc/provider.js';
import { activity } from './activity.js';
import type { Client, GraphQLResponse } from './client.js';
import { runCommand } from './command.js';
import { openStream } from './live-stream.js';
import {
  CALLBACK,
  finish,
  type Misbehavior,
  type Person,
  START,
  signOn,
  start,
  startProvider,
  type TestProvider,
} from './oidc.js';
import {
  ADMIN_EMAIL,
  createTestPlanner,
  PASSWORD,
  soakDatabases,
  TEST_CONFIG,
  type TestPlanner,
} from './planner.js';

const MAYA: Person = {
  sub: 'maya-1',
  email: 'Maya@acme.example',
  email_verified: true,
  given_name: 'Maya',
  family_name: 'Okafor',
  groups: ['planner'],
};

const TRUSTED = { OIDC_TRUSTED_DOMAINS: 'acme.example' };

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterEach(() => {
  provider.misbehavior = {};
});
afterAll(() => provider?.close());

/** Returns the logged-in user of a browser, or null. */
const viewerOf = async (browser: Client) => {
  const { status, body } = await browser.request('/api/auth/user');
  return status === 200 ? body : null;
};

describe.each(soakDatabases)('single sign-on, using %s', (database) => {
  let planner: TestPlanner;
  let admin: Client;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  beforeEach(async () => {
    admin = await planner.register(ADMIN_EMAIL);
  });
  afterEach(() => planner.clear());
  afterAll(() => planner?.close());

  const browser = (environment = {}) => planner.visitor({ ...provider.environment, ...environment });

  test('creates an account at the first login, and uses it for later logins even if the email address has changed', async () => {
    const first = browser(TRUSTED);
    expect(await signOn(first, provider, MAYA, '?returnTo=/logs/blog?q=1')).toBe('/logs/blog?q=1');
    const viewer = await viewerOf(first);
    const events = planner.securityLines.slice(-2).map((line) => JSON.parse(line) as object);
    expect(events).toMatchObject([
      { event: 'registration', provider: 'Acme SSO' },
      { event: 'login', provider: 'Acme SSO' },
    ]);
    expect(viewer).toMatchObject({
      ...{ email: 'maya@acme.example', firstName: 'Maya', lastName: 'Okafor' },
      ...{ isAdmin: false, isApproved: true },
    });
    const second = browser();
    expect(await signOn(second, provider, { ...MAYA, email: 'maya@other.example' })).toBe('/');
    expect(await viewerOf(second)).toEqual(viewer);
    const rows = await planner.sql('select user_id, issuer, subject from identities');
    expect(rows).toEqual([{ user_id: viewer?.id, issuer: provider.issuer, subject: 'maya-1' }]);
    // Deleting the account deletes the identity.
    await admin.rest('DELETE', `/users/${viewer?.id}`);
    expect(await planner.sql('select 1 from identities')).toEqual([]);
  });

  test('leaves two-step verification to the provider, even if the planner requires it', async () => {
    const settings = { ...TRUSTED, REQUIRE_TWO_STEP: 'all' };
    const visitor = browser(settings);
    expect(await signOn(visitor, provider, MAYA)).toBe('/');
    const query = '{ viewer { id needsTwoStep } twoStep { isRequired } }';
    const { data } = await visitor.graphql<{ viewer: { id: string } }>(query);
    expect(data).toMatchObject({ viewer: { needsTwoStep: false }, twoStep: { isRequired: false } });
    expect(await visitor.rest('GET', '/brands')).toMatchObject({ status: 200 });
    const stream = await openStream(visitor);
    expect(stream.errors).toEqual([]);
    await stream.close();
    // A login with the password requires two-step verification.
    await admin.rest('PATCH', `/users/${data?.viewer.id}`, { password: PASSWORD });
    const other = browser(settings);
    await other.rest('POST', '/auth/login', { email: 'maya@acme.example', password: PASSWORD });
    expect((await other.graphql(query)).data).toMatchObject({
      ...{ viewer: { needsTwoStep: true }, twoStep: { isRequired: true } },
    });
    expect(await other.rest('GET', '/brands')).toMatchObject({
      ...{ status: 403, body: { code: 'twoStepRequired' } },
    });
  });

  test('creates one account if two tabs finish their first login at the same time', async () => {
    const tabs = [browser(TRUSTED), browser(TRUSTED)];
    const callbacks: string[] = [];
    provider.person = MAYA;
    for (const tab of tabs) callbacks.push(await provider.logIn(await start(tab)));
    const [one, two] = await Promise.all(tabs.map((tab, n) => finish(tab, callbacks[n] ?? '')));
    expect([one, two]).toEqual(['/', '/']);
    expect(await planner.sql('select 1 from identities')).toHaveLength(1);
    expect(await planner.sql('select 1 from users')).toHaveLength(2);
  });
});

describe.each(soakDatabases)('accounts from single sign-on, using %s', (database) => {
  let planner: TestPlanner;
  let admin: Client;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  beforeEach(async () => {
    admin = await planner.register(ADMIN_EMAIL);
  });
  afterEach(() => planner.clear());
  afterAll(() => planner?.close());

  const browser = (environment = {}) => planner.visitor({ ...provider.environment, ...environment });
  const changeSets = () =>
    planner.sql('select action, actor_id as actor, detail from change_sets order by at desc limit 2');

  test('wait for approval unless a group or a verified domain is trusted', async () => {
    const visitor = browser();
    expect(await signOn(visitor, provider, MAYA)).toBe('/login?problem=pending');
    expect(await viewerOf(visitor)).toBeNull();
    const [{ id } = { id: '' }] = await planner.sql<{ id: string }>('select user_id as id from identities');
    expect((await changeSets())[0]).toEqual({
      action: 'register',
      actor: id,
      detail: { provider: 'Acme SSO' },
    });
    // Trust only affects new accounts. Otherwise, it would approve accounts that an administrator has rejected.
    expect(await signOn(visitor, provider, MAYA)).toBe('/login?problem=pending');
    expect(await signOn(browser(TRUSTED), provider, MAYA)).toBe('/login?problem=pending');
    await admin.rest('PATCH', `/users/${id}/approve`, { isApproved: true });
    expect(await signOn(visitor, provider, MAYA)).toBe('/');
    expect((await changeSets())[0]).toMatchObject({ action: 'login', actor: id });

    const outcomes = {
      group: await signOn(browser({ OIDC_TRUSTED_GROUPS: 'others, planner' }), provider, {
        ...MAYA,
        sub: '2',
        email: '2@x.example',
      }),
      otherGroup: await signOn(browser({ OIDC_TRUSTED_GROUPS: 'others' }), provider, {
        ...MAYA,
        sub: '3',
        email: '3@x.example',
      }),
      unverified: await signOn(browser(TRUSTED), provider, {
        ...MAYA,
        sub: '4',
        email: '4@acme.example',
        email_verified: false,
      }),
      subdomain: await signOn(browser(TRUSTED), provider, {
        ...MAYA,
        sub: '5',
        email: '5@evil.acme.example',
      }),
      roles: await signOn(browser({ OIDC_TRUSTED_GROUPS: 'a', OIDC_GROUPS_CLAIM: 'name' }), provider, {
        ...MAYA,
        sub: '6',
        email: '6@x.example',
        name: 'a',
      }),
    };
    expect(outcomes).toEqual({
      group: '/',
      otherGroup: '/login?problem=pending',
      unverified: '/login?problem=pending',
      subdomain: '/login?problem=pending',
      roles: '/',
    });
  });

  test.each([
    [true, '/'],
    ['true', '/'],
    [['true'], '/login?problem=pending'],
    ['True', '/login?problem=pending'],
    [1, '/login?problem=pending'],
    [{ true: true }, '/login?problem=pending'],
  ])(
    'have a verified address only if the provider sends true or its text: %j',
    async (email_verified, page) => {
      expect(await signOn(browser(TRUSTED), provider, { ...MAYA, email_verified })).toBe(page);
    },
  );

  test('are never matched with existing accounts by email address', async () => {
    const taken = { ...MAYA, email: ADMIN_EMAIL };
    const visitor = browser();
    expect(await signOn(visitor, provider, taken)).toBe('/login?problem=accountExists');
    expect(await viewerOf(visitor)).toBeNull();
    const unverified = { ...taken, email_verified: undefined };
    expect(await signOn(visitor, provider, unverified)).toBe('/login?problem=unverifiedEmail');
    expect(await planner.sql('select 1 from identities')).toEqual([]);
  });

  test('belong to a user of one issuer, even if a user of another issuer has the same subject', async () => {
    await signOn(browser(TRUSTED), provider, MAYA);
    await planner.sql(`update identities set issuer = 'https://other.example'`);
    const visitor = browser(TRUSTED);
    expect(await signOn(visitor, provider, { ...MAYA, email: 'other@acme.example' })).toBe('/');
    expect(await viewerOf(visitor)).toMatchObject({ email: 'other@acme.example' });
  });

  describe('if a stranger has registered the address', () => {
    const EMAIL = 'maya@acme.example';
    const accounts = () =>
      planner.sql<{ id: string; name: string; approved: boolean }>(
        'select id, first_name as name, is_approved as approved from users where email = ?',
        [EMAIL],
      );
    const logIn = async () =>
      (await browser().rest('POST', '/auth/login', { email: EMAIL, password: PASSWORD })).status;
    const approve = (id: string, isApproved = true) =>
      admin.rest('PATCH', `/users/${id}/approve`, { isApproved });
    /** Registers the address with the stranger's password. Returns the account's id. */
    const register = async () => {
      await browser().rest('POST', '/auth/register', { email: EMAIL, password: PASSWORD, firstName: 'Mal' });
      return (await accounts())[0]?.id ?? '';
    };

    test('replace the account that was never approved, if the provider has verified the address', async () => {
      const replaced = await register();
      const reset = `mutation { createPasswordReset(userId: "${replaced}") { secret } }`;
      const { data } = await admin.graphql<{ createPasswordReset: { secret: string } }>(reset);
      planner.securityLines.length = 0;
      const maya = browser(TRUSTED);
      expect(await signOn(maya, provider, MAYA)).toBe('/');
      const viewer = await viewerOf(maya);
      expect(viewer).toMatchObject({ email: EMAIL, firstName: 'Maya', isAdmin: false, isApproved: true });
      expect(await accounts()).toEqual([{ id: viewer?.id, name: 'Maya', approved: true }]);
      expect(viewer?.id).not.toBe(replaced);
      // The stranger's password and the password reset for the stranger's account don't work.
      expect(await logIn()).toBe(401);
      const { errors } = await browser().graphql(
        'query ($s: String!) { openedAccountLink(secret: $s) { kind } }',
        {
          s: data?.createPasswordReset.secret,
        },
      );
      expect(errors?.[0]?.extensions).toMatchObject({ type: 'notFound' });

      const [registered] = await activity(admin);
      expect(registered).toMatchObject({ action: 'register', actor: { id: viewer?.id } });
      expect(registered?.changes.map(({ subjectId, title }) => [subjectId, title])).toEqual([
        [replaced, 'Mal'],
        [viewer?.id, 'Maya Okafor'],
      ]);
      const lines = planner.securityLines.map((line) => JSON.parse(line));
      expect(lines.find(({ event }) => event === 'registration')).toMatchObject({
        ...{ email: EMAIL, userId: viewer?.id, provider: 'Acme SSO', replaced },
      });
    });

    test("replace the account of a provider's user whose address is not verified", async () => {
      const stranger = { ...MAYA, sub: 'stranger', email_verified: false };
      expect(await signOn(browser(), provider, stranger)).toBe('/login?problem=pending');
      expect(await signOn(browser(TRUSTED), provider, MAYA)).toBe('/');
      expect(await planner.sql('select subject from identities')).toEqual([{ subject: 'maya-1' }]);
      expect(await signOn(browser(), provider, stranger)).toBe('/login?problem=unverifiedEmail');
    });

    test('have only the rights of the group or domain', async () => {
      const replaced = await register();
      expect(await signOn(browser(), provider, MAYA)).toBe('/login?problem=pending');
      const [account] = await accounts();
      expect(account).toMatchObject({ name: 'Maya', approved: false });
      expect(account?.id).not.toBe(replaced);
      await approve(account?.id ?? '');
      expect(await signOn(browser(), provider, MAYA)).toBe('/');
      expect(await logIn()).toBe(401);
    });

    test('never replace the account without a verified address, or if registration is closed to them', async () => {
      const id = await register();
      const trusted = browser({ OIDC_TRUSTED_GROUPS: 'planner' });
      const unverified = { ...MAYA, email_verified: false };
      expect(await signOn(trusted, provider, unverified)).toBe('/login?problem=unverifiedEmail');
      expect(await signOn(browser({ REGISTRATION: 'closed' }), provider, MAYA)).toBe('/login?problem=closed');
      expect(await accounts()).toEqual([{ id, name: 'Mal', approved: false }]);
    });

    test('never replace an account that is or was approved, or that an earlier version created', async () => {
      const id = await register();
      const expectKept = async () => {
        expect(await signOn(browser(TRUSTED), provider, MAYA)).toBe('/login?problem=accountExists');
        expect(await accounts()).toMatchObject([{ id, name: 'Mal' }]);
      };
      await approve(id);
      await expectKept();
      expect(await logIn()).toBe(200);
      await approve(id, false);
      await expectKept();
      // Earlier versions don't set the column.
      await planner.sql('update users set never_approved = default where id = ?', [id]);
      await expectKept();
      expect(await signOn(browser(TRUSTED), provider, { ...MAYA, sub: 'other' })).toBe(
        '/login?problem=accountExists',
      );
    });

    test('replace the account or leave it alone if an administrator approves it at the same time', async () => {
      const id = await register();
      const maya = browser(TRUSTED);
      provider.person = MAYA;
      const callback = await provider.logIn(await start(maya));
      const results = await planner.meeting(
        `select key from settings where key = 'accounts-lock' for update`,
        [async () => String((await approve(id)).status), () => finish(maya, callback)],
      );
      const outcome = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason));
      const isReplaced = outcome[1] === '/';
      expect([outcome, await logIn()]).toEqual(
        isReplaced ? [['404', '/'], 401] : [['200', '/login?problem=accountExists'], 200],
      );
      expect(await accounts()).toMatchObject([{ name: isReplaced ? 'Maya' : 'Mal', approved: true }]);
    });
  });

  test('are only created for trusted users if registration is closed', async () => {
    const closed = { REGISTRATION: 'closed' };
    expect(await signOn(browser(closed), provider, MAYA)).toBe('/login?problem=closed');
    expect(await signOn(browser({ ...closed, ...TRUSTED }), provider, MAYA)).toBe('/');
  });

  test('become administrators only through a group', async () => {
    await planner.clear();
    expect(await signOn(browser(TRUSTED), provider, MAYA)).toBe('/login?problem=noAdministrator');
    const visitor = browser({ OIDC_ADMIN_GROUPS: 'planner' });
    expect(await signOn(visitor, provider, MAYA)).toBe('/');
    expect(await viewerOf(visitor)).toMatchObject({ isAdmin: true, isApproved: true });
  });

  test('require a valid email address', async () => {
    for (const email of [undefined, '', 'maya', 7]) {
      expect(await signOn(browser(), provider, { ...MAYA, email })).toBe('/login?problem=noEmail');
    }
    expect(planner.defects.at(-1)).toContain('Add the scope or claim `email`');
  });

  test('have no password at first', async () => {
    await signOn(browser(TRUSTED), provider, MAYA);
    const { status } = await planner
      .visitor()
      .rest('POST', '/auth/login', { email: MAYA.email, password: PASSWORD });
    expect(status).toBe(401);
  });

  test('can set a first password, and then change their email address', async () => {
    const maya = browser(TRUSTED);
    const status = async () => (await maya.graphql('{ passwordStatus { isSet changedAt } }')).data;
    const set = (password: string) =>
      maya.graphql('mutation ($password: String!) { setPassword(password: $password) }', { password });
    const move = () =>
      maya.graphql(
        'mutation ($password: String!) { updateProfile(input: { email: "maya@other.example", currentPassword: $password }) { email } }',
        { password: PASSWORD },
      );
    await signOn(maya, provider, MAYA);
    expect(await status()).toEqual({ passwordStatus: { isSet: false, changedAt: null } });
    const { errors } = await move();
    expect(errors?.[0]?.message).toBe('You have no password yet. Set one on the Account page first.');
    expect((await set('maya@acme.example')).errors?.[0]?.extensions).toMatchObject({ type: 'invalid' });
    const other = browser(TRUSTED);
    await signOn(other, provider, MAYA);
    expect((await set(PASSWORD)).data).toEqual({ setPassword: true });
    expect(await viewerOf(other)).toBeNull();
    expect(await status()).toEqual({ passwordStatus: { isSet: true, changedAt: expect.any(String) } });
    expect((await move()).data).toEqual({ updateProfile: { email: 'maya@other.example' } });
    expect((await set('a third password')).errors?.[0]?.extensions).toMatchObject({ type: 'conflict' });
  });

  test('can set a password only after a recent login, and only if the planner accepts passwords', async () => {
    const maya = browser(TRUSTED);
    await signOn(maya, provider, MAYA);
    const set = async () =>
      (await maya.graphql(`mutation { setPassword(password: "${PASSWORD}") }`)).errors?.[0]?.extensions;
    await planner.sql(`update sessions set created_at = now() - interval '11 minutes'`);
    expect(await set()).toMatchObject({ type: 'recentLoginRequired' });
    const off = browser({ ...TRUSTED, LOCAL_LOGIN: 'off' });
    await signOn(off, provider, MAYA);
    const { errors } = await off.graphql(`mutation { setPassword(password: "${PASSWORD}") }`);
    expect(errors?.[0]?.extensions).toMatchObject({ type: 'forbidden' });
  });

  test('count as recently logged in only if the provider has recently authenticated the user', async () => {
    const maya = browser(TRUSTED);
    const set = async () =>
      (await maya.graphql(`mutation { setPassword(password: "${PASSWORD}") }`)).errors?.[0]?.extensions
        ?.code ?? 'success';
    const maxAge = async () =>
      new URL((await maya.raw(START)).headers.get('location') ?? '').searchParams.get('max_age');
    const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
    expect(await maxAge()).toBeNull();
    provider.misbehavior = { claims: { auth_time: minutesAgo(11) } };
    await signOn(maya, provider, MAYA);
    expect(await set()).toBe('recentLoginRequired');
    // The provider has to reauthenticate users who are already logged in.
    expect(await maxAge()).toBe('300');
    provider.misbehavior = { claims: { auth_time: minutesAgo(4) } };
    await signOn(maya, provider, MAYA);
    expect(await set()).toBe('success');
  });

  test('cannot log in with only a password if two-step verification is required', async () => {
    const maya = browser(TRUSTED);
    await signOn(maya, provider, MAYA);
    await maya.graphql(`mutation { setPassword(password: "${PASSWORD}") }`);
    const stranger = browser({ ...TRUSTED, REQUIRE_TWO_STEP: 'all' });
    await stranger.rest('POST', '/auth/login', { email: MAYA.email, password: PASSWORD });
    const setup = `mutation { startTwoStepSetup(password: "${PASSWORD}") { secret } }`;
    expect((await stranger.graphql(setup)).errors).toMatchObject([
      {
        message: expect.stringMatching(/^Log out, and log in with Acme SSO\./),
        extensions: { type: 'forbidden' },
      },
    ]);
    expect((await maya.graphql(setup)).errors).toBeUndefined();
  });

  describe('that can be connected to an existing account', () => {
    const OWNER = { ...MAYA, email: ADMIN_EMAIL };
    const EXISTS = '/login?problem=accountExists';
    interface Connectable {
      id: string;
      provider: string;
      name: string | null;
      email: string;
    }
    const logIn = (client: Client, email = ADMIN_EMAIL) =>
      client.rest('POST', '/auth/login', { email, password: PASSWORD });
    const connectable = async (client: Client) =>
      (
        await client.graphql<{ connectableLogin: Connectable | null }>(
          '{ connectableLogin { id provider name email } }',
        )
      ).data?.connectableLogin ?? null;
    /** Returns whether the login was connected, or the code of the error. */
    const connect = async (client: Client, id: string, headers: Record<string, string> = {}) => {
      const query = 'mutation ($id: ID!) { connectLogin(id: $id) }';
      const { body } = await client.request<GraphQLResponse<{ connectLogin: boolean }>>('/graphql', {
        ...{ method: 'POST', json: { query, variables: { id } } },
        headers,
      });
      return body.errors?.[0]?.extensions?.type ?? body.data?.connectLogin;
    };

    test('are connected after their user has logged in to both and has confirmed it', async () => {
      const visitor = browser();
      expect(await signOn(visitor, provider, OWNER)).toBe(EXISTS);
      // A different account in this browser is not connected.
      await planner.join(admin, 'sam@planner.example');
      await logIn(visitor, 'sam@planner.example');
      expect(await connectable(visitor)).toBeNull();
      await logIn(visitor);
      const login = await connectable(visitor);
      expect(login).toEqual({
        ...{ id: expect.any(String), provider: 'Acme SSO', name: 'Maya Okafor', email: ADMIN_EMAIL },
      });
      // The cookie alone connects nothing, and neither does the confirmation of another login.
      const { errors } = await visitor.graphql('mutation { connectLogin }');
      expect(errors?.[0]?.message).toContain('argument');
      expect(await connect(visitor, '019ac7c0-0000-7000-8000-000000000000')).toBe(false);
      expect(await planner.sql('select 1 from identities')).toEqual([]);
      expect(await connect(visitor, login?.id ?? '')).toBe(true);
      expect((await changeSets())[0]).toMatchObject({ action: 'edit' });
      expect(await connectable(visitor)).toBeNull();
      const again = browser();
      expect(await signOn(again, provider, OWNER)).toBe('/');
      expect(await viewerOf(again)).toMatchObject({ email: ADMIN_EMAIL });
      // There is nothing to connect unless a single sign-on login has been rejected.
      expect(await connectable(admin)).toBeNull();
      expect(await connect(admin, login?.id ?? '')).toBe(false);
    });

    test('are not connected if another user of the provider has logged in after the question', async () => {
      const visitor = browser();
      await signOn(visitor, provider, OWNER);
      await logIn(visitor);
      const login = await connectable(visitor);
      const other = { ...OWNER, sub: 'other', given_name: 'Mallory' };
      expect(await signOn(visitor, provider, other)).toBe(EXISTS);
      expect(await connect(visitor, login?.id ?? '')).toBe(false);
      expect(await connectable(visitor)).toMatchObject({ name: 'Mallory Okafor' });
      expect(await planner.sql('select 1 from identities')).toEqual([]);
    });

    test('are forgotten if their user declines', async () => {
      const visitor = browser();
      await signOn(visitor, provider, OWNER);
      await logIn(visitor);
      const login = await connectable(visitor);
      expect((await visitor.graphql('mutation { declineLogin }')).data).toEqual({ declineLogin: true });
      expect([...visitor.cookies.keys()]).not.toContain('__Host-planner_identity');
      expect(await connectable(visitor)).toBeNull();
      expect(await connect(visitor, login?.id ?? '')).toBe(false);
      expect(await signOn(browser(), provider, OWNER)).toBe(EXISTS);
    });

    test('are never offered without a verified address, even if a group is trusted', async () => {
      const visitor = browser({ OIDC_TRUSTED_GROUPS: 'planner', OIDC_ADMIN_GROUPS: 'planner' });
      for (const email_verified of [false, undefined, ['true']]) {
        expect(await signOn(visitor, provider, { ...OWNER, email_verified })).toBe(
          '/login?problem=unverifiedEmail',
        );
        expect(visitor.cookies.size).toBe(0);
      }
      await logIn(visitor);
      expect(await connectable(visitor)).toBeNull();
    });

    test('are connected only after a recent login, and only by pages of the planner', async () => {
      const owner = browser({ ALLOWED_ORIGINS: 'https://host.example' });
      await signOn(owner, provider, OWNER);
      await logIn(owner);
      const { id } = (await connectable(owner)) ?? { id: '' };
      expect(await connect(owner, id, { origin: 'https://host.example' })).toBe('forbidden');
      await planner.sql(`update sessions set created_at = now() - interval '11 minutes'`);
      expect(await connect(owner, id, { origin: 'https://planner.example' })).toBe('recentLoginRequired');
      await planner.sql(`update sessions set created_at = now()`);
      expect(await connect(owner, id, { origin: 'https://planner.example' })).toBe(true);
    });

    test('have a cookie that browsers can store, even if all values are long', async () => {
      const visitor = browser();
      const long = {
        given_name: '\u{1F5D3}'.repeat(150),
        family_name: 'é'.repeat(300),
        sub: 'é'.repeat(255),
      };
      expect(await signOn(visitor, provider, { ...OWNER, ...long })).toBe(EXISTS);
      expect(visitor.cookies.get('__Host-planner_identity')?.length).toBeLessThan(3000);
      await logIn(visitor);
      expect((await connectable(visitor))?.name).toBe('\u{1F5D3}'.repeat(50));
    });
  });

  test('have login options that depend on the settings', async () => {
    const providers = [{ name: 'Acme SSO', url: 'https://planner.example/api/auth/oidc/start' }];
    const options = async (environment: Record<string, string>) => {
      const { body } = await browser(environment).rest('GET', '/auth/options');
      const { data } = await browser(environment).graphql(
        '{ loginOptions { acceptsPasswords canRegister passkeys { rpId } providers { name url } } }',
      );
      expect(data?.loginOptions).toEqual(body);
      return body;
    };
    const passkeys = { rpId: 'planner.example' };
    expect(await options({})).toEqual({ acceptsPasswords: true, canRegister: true, passkeys, providers });
    expect(await options({ LOCAL_LOGIN: 'off' })).toEqual({
      ...{ acceptsPasswords: false, canRegister: false, passkeys: null, providers },
    });
  });

  test('have an emergency login for an hour after create-admin, even if LOCAL_LOGIN is off', async () => {
    const off = browser({ LOCAL_LOGIN: 'off' });
    const email = 'ops@planner.example';
    await createAdministrator(planner.orm.em.fork(), { email, password: PASSWORD }, TEST_CONFIG);
    expect((await off.rest('GET', '/auth/options')).body).toMatchObject({ acceptsPasswords: true });
    const logIn = (given: object) => off.rest('POST', '/auth/login', { email, password: PASSWORD, ...given });
    expect((await logIn({ password: 'not this one' })).status).toBe(401);
    expect((await logIn({ email: ADMIN_EMAIL })).status).toBe(403);
    expect((await logIn({})).status).toBe(200);
    await planner.sql(
      `update settings set value = jsonb_set(value, '{since}', to_jsonb(?::bigint)) where key = 'emergency-login'`,
      [Date.now() - 60 * 60 * 1000],
    );
    expect((await logIn({})).status).toBe(403);
  });

  test('log in only with single sign-on if LOCAL_LOGIN is off', async () => {
    const off = browser({ LOCAL_LOGIN: 'off' });
    const credentials = { email: ADMIN_EMAIL, password: PASSWORD };
    const message = 'Password login is turned off. Continue with Acme SSO on the login page.';
    expect(await off.rest('POST', '/auth/login', credentials)).toMatchObject({
      status: 403,
      body: { message },
    });
    const account = { email: 'sam@planner.example', password: PASSWORD };
    expect((await off.rest('POST', '/auth/register', account)).status).toBe(403);
    expect(await signOn(off, provider, MAYA)).toBe('/login?problem=pending');
  });
});

describe.each(soakDatabases)('a single sign-on login, using %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
    await planner.register(ADMIN_EMAIL);
    await signOn(planner.visitor({ ...provider.environment, ...TRUSTED }), provider, MAYA);
  });
  afterEach(() => planner.sql('delete from rate_limits'));
  afterAll(() => planner?.close());

  const browser = (environment = {}) => planner.visitor({ ...provider.environment, ...environment });
  const copyOf = ({ cookies }: Client) => {
    const copy = browser();
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    return copy;
  };

  const now = () => Math.floor(Date.now() / 1000);
  const badTokens: [string, Misbehavior, RegExp][] = [
    ['another nonce', { claims: { nonce: 'another' } }, /nonce/],
    ['no nonce', { claims: { nonce: undefined } }, /nonce/],
    ['another issuer', { claims: { iss: 'https://other.example' } }, /iss/],
    ['another audience', { claims: { aud: 'another' } }, /aud/],
    ['another authorized party', { claims: { aud: ['planner', 'another'], azp: 'another' } }, /azp/],
    ['an expired token', { claims: { exp: 1_600_000_000 } }, /Correct the clocks/],
    ['a token from the future', { claims: { iat: now() + 3600, exp: now() + 7200 } }, /future/],
    ['a token that is not valid yet', { claims: { nbf: now() + 3600 } }, /Correct the clocks/],
    ['no subject', { claims: { sub: undefined } }, /sub/],
    [
      'a long subject',
      { claims: { sub: 's'.repeat(256), email: 'a@b.example', email_verified: true } },
      /longer/,
    ],
    ['a bad signature', { signature: 'other' }, /signature/],
    ['no signature', { signature: 'none' }, /alg/],
    ['an error from the token endpoint', { down: /^\/token$/ }, /status 503/],
    ['an error from the key endpoint', { down: /^\/jwks$/ }, /status 503/],
  ];

  test.each(badTokens)('fails with %s and logs the reason', async (_, misbehavior, reason) => {
    const visitor = browser({ OIDC_NAME: `Acme ${Math.random()}` });
    provider.misbehavior = misbehavior;
    const where = await signOn(visitor, provider, MAYA);
    expect(where).toBe(`/login?problem=${misbehavior.down ? 'unreachable' : 'failed'}`);
    expect(await viewerOf(visitor)).toBeNull();
    expect(JSON.parse(planner.defects.at(-1) ?? '').msg).toMatch(reason);
  });

  test('works again when the provider is back up', async () => {
    const visitor = browser({ OIDC_NAME: 'Away' });
    provider.misbehavior = { down: /openid-configuration/ };
    expect(await start(visitor)).toBe('/login?problem=unreachable');
    provider.misbehavior = {};
    expect(await signOn(visitor, provider, MAYA)).toBe('/');
  });

  test('times out if the provider does not respond', async () => {
    const settings = readConfig(provider.environment).oidc;
    if (!settings) throw new Error('not set up');
    provider.misbehavior = { silent: /openid-configuration/ };
    await expect(createProvider(settings, 0.1).start('/')).rejects.toMatchObject({
      problem: 'unreachable',
      message: 'The provider did not respond in time.',
    });
  });

  test('rejects a provider that reports a different issuer', async () => {
    const settings = readConfig({
      ...provider.environment,
      OIDC_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost'),
    }).oidc;
    if (!settings) throw new Error('not set up');
    await expect(discover(settings)).rejects.toThrow(/issuer is not OIDC_ISSUER/);
  });

  test('can be completed only once, only in the same browser, and only with the original state', async () => {
    provider.person = MAYA;
    const [mine, theirs] = [browser(), browser()];
    const callback = await provider.logIn(await start(mine));
    expect(await finish(theirs, callback)).toBe('/login?problem=expired');
    const other = new URL(callback);
    other.searchParams.set('state', 'another');
    const attacked = browser();
    await start(attacked);
    expect(await finish(attacked, other.href)).toBe('/login?problem=failed');
    expect(await viewerOf(attacked)).toBeNull();
    // The planner clears the browser's cookie after one use, and the provider accepts each code only once.
    const copy = copyOf(mine);
    expect(await finish(mine, callback)).toBe('/');
    expect(await finish(mine, callback)).toBe('/login?problem=expired');
    expect(await finish(copy, callback)).toBe('/login?problem=failed');
    expect(planner.defects.at(-1)).toContain('invalid_grant');
  });

  test('can be completed only once with copies of its cookie, even if the provider accepts a code twice', async () => {
    provider.misbehavior = { acceptsCodesTwice: true };
    provider.person = MAYA;
    const mine = browser();
    const callback = await provider.logIn(await start(mine));
    const copies = [copyOf(mine), copyOf(mine)];
    expect((await Promise.all(copies.map((copy) => finish(copy, callback)))).toSorted()).toEqual([
      ...['/', '/login?problem=expired'],
    ]);
    expect(await finish(mine, callback)).toBe('/login?problem=expired');
    expect(await viewerOf(mine)).toBeNull();
  });

  test('stores its state only after the provider has authenticated a user, and only until it expires', async () => {
    const states = () => planner.sql('select 1 from used_challenges');
    await planner.sql('delete from used_challenges');
    await signOn(browser(), provider, null);
    expect(await states()).toEqual([]);
    expect(await signOn(browser(), provider, MAYA)).toBe('/');
    expect(await states()).toHaveLength(1);
    await planner.sql(`update used_challenges set expires_at = now() - interval '1 second'`);
    expect(await signOn(browser(), provider, MAYA)).toBe('/');
    expect(await states()).toHaveLength(1);
  });

  test('can be denied', async () => {
    expect(await signOn(browser(), provider, null)).toBe('/login?problem=denied');
    expect(JSON.parse(planner.securityLines.at(-1) ?? '')).toMatchObject({
      ...{ event: 'sign-on-failed', problem: 'denied' },
    });
  });

  test('rejects forged and damaged cookies', async () => {
    provider.person = MAYA;
    const visitor = browser();
    const callback = await provider.logIn(await start(visitor));
    const [[name, value] = ['', '']] = visitor.cookies;
    expect(name).toBe('__Host-planner_login');
    for (const damaged of ['', 'a', 'x'.repeat(5000), `${value.slice(0, -8)}AAAAAAAA`]) {
      visitor.cookies.set(name, damaged);
      expect(await finish(visitor, callback)).toBe('/login?problem=expired');
      visitor.cookies.set(name, value);
    }
  });

  test('sets a cookie that scripts and other sites cannot read, and puts no tokens in the URL', async () => {
    const visitor = browser();
    const started = await visitor.raw(START);
    expect(started.headers.get('set-cookie')).toMatch(
      /^__Host-planner_login=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const url = new URL(started.headers.get('location') ?? '');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `https://planner.example${CALLBACK}`,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
      state: expect.stringMatching(/.{43}/),
      nonce: expect.stringMatching(/.{43}/),
    });
  });

  test('returns only to pages of the planner or on allowed origins', async () => {
    const targets: Record<string, string> = {
      '/logs/blog?a=1': '/logs/blog?a=1',
      'https://planner.example/activity#today': '/activity#today',
      'https://host.example/page': 'https://host.example/page',
      'https://evil.example': '/',
      '//evil.example': '/',
      '/\\evil.example': '/',
      'https://planner.example//evil.example': '/',
      'javascript:alert(1)': '/',
      [`/${'a'.repeat(1000)}`]: '/',
    };
    for (const [wanted, expected] of Object.entries(targets)) {
      const visitor = browser({ ALLOWED_ORIGINS: 'https://host.example' });
      expect(await signOn(visitor, provider, MAYA, `?returnTo=${encodeURIComponent(wanted)}`)).toBe(expected);
    }
  });

  test('starts only from pages of the planner or on the same site', async () => {
    const from = async (site: string) => {
      const response = await browser().raw(START, { headers: { 'sec-fetch-site': site } });
      return response.headers.get('location');
    };
    expect(await from('cross-site')).toBe('/login');
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect(await from(site)).toContain(`${provider.issuer}/auth?`);
    }
  });

  test('is limited per address, so that the provider is not flooded', async () => {
    const visitor = browser();
    const attempts: string[] = [];
    for (let n = 0; n < 101; n += 1) {
      await start(visitor);
      attempts.push(await finish(visitor, `https://planner.example${CALLBACK}?code=a&state=b`));
    }
    expect(attempts.slice(-2)).toEqual(['/login?problem=failed', '/login?problem=rateLimited']);
  });

  test('returns 404 unless single sign-on is set up, and supports only GET', async () => {
    for (const path of [START, CALLBACK]) {
      expect((await planner.visitor().request(path)).status).toBe(404);
      const { status, headers } = await browser().request(path, { method: 'POST' });
      expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    }
  });
});

test('the login page and the docs explain every problem', () => {
  const root = join(import.meta.dirname, '../..');
  const docs = readFileSync(join(root, 'api/docs/single-sign-on.md'), 'utf8');
  const page = readFileSync(join(root, 'demo-app/src/screens/login/login-screen-messages.ts'), 'utf8');
  const explained = [...docs.matchAll(/^\| `(\w+)` \|/gm)].map(([, problem]) => problem);
  expect(explained).toEqual([...SIGN_ON_PROBLEMS]);
  // `failed` uses the text for unknown problems.
  for (const problem of SIGN_ON_PROBLEMS) {
    if (problem !== 'failed') expect(page).toMatch(new RegExp(`^    ${problem}:`, 'm'));
  }
});

describe('check-oidc', () => {
  const check = (environment = {}) => runCommand(['check-oidc'], { ...provider.environment, ...environment });

  test('reports that single sign-on is set up', async () => {
    const { code, stdout } = await check();
    expect([code, stdout]).toEqual([
      0,
      'Single sign-on with Acme SSO is set up. The provider accepts the client and the redirect URL. Log in once to test the claims.\n',
    ]);
  });

  test('reports that single sign-on is not set up', async () => {
    const { code, stderr } = await runCommand(['check-oidc'], {});
    expect([code, stderr]).toEqual([
      1,
      'Single sign-on is not set up. Set OIDC_ISSUER to the URL of the provider.\n',
    ]);
  });

  const oidc = (environment = {}): OidcConfig => {
    const settings = readConfig({ ...provider.environment, ...environment }).oidc;
    if (!settings) throw new Error('not set up');
    return settings;
  };

  test.each([
    ['discovery', { OIDC_ISSUER: 'http://127.0.0.1:2' }, {}, "The provider can't be reached (ECONNREFUSED)."],
    ['a wrong path', {}, { down: /openid-configuration/ }, 'The provider responded with the status 503.'],
    ['the keys', {}, { down: /jwks/ }, 'failed with the status 503'],
    ['the clock', {}, { clock: 120 }, /clock is 1\d\d seconds behind the provider's. Correct it./],
    ['the client', { OIDC_CLIENT_ID: 'other' }, {}, 'Check OIDC_CLIENT_ID, and register the redirect URL'],
    [
      'the redirect URL',
      { PUBLIC_URL: 'https://other.example' },
      {},
      'https://other.example/api/auth/oidc/callback',
    ],
    ['the secret', { OIDC_CLIENT_SECRET: 'other' }, {}, 'Correct OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.'],
    ['scopes', { OIDC_SCOPES: 'openid groups' }, {}, 'does not support the scope groups'],
    [
      'claims',
      { OIDC_TRUSTED_GROUPS: 'a', OIDC_GROUPS_CLAIM: 'roles' },
      {},
      'does not list the claim roles. Add it to the tokens of the client, or correct OIDC_GROUPS_CLAIM.',
    ],
  ] as const)('describes the problem with %s', async (_, environment, misbehavior, message) => {
    provider.misbehavior = misbehavior;
    await expect(checkOidc(oidc(environment))).rejects.toThrow(message);
  });
});
