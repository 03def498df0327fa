import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAdministrator } from '../src/commands/create-admin.js';
import { activity } from './activity.js';
import { Authenticator, type Deviation } from './authenticator.js';
import type { Client, GraphQLResponse } from './client.js';
import {
  ADD,
  addPasskey,
  type Failure,
  type ListedPasskey,
  logInWith,
  ORIGIN,
  PASSKEY_SETTINGS,
  passkeyTransports,
  START,
  startPasskey,
} from './passkeys.js';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, soakDatabases, TEST_CONFIG, useTeam } from './planner.js';
import { graphqlCaller, restTransport } from './transport.js';
import { turnOn } from './two-step.js';

const LIST = '{ passkeys { id name isSynced createdAt lastUsedAt } }';
const RENAME = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { id name } }';
const REMOVE = 'mutation ($id: ID!) { removePasskey(id: $id) }';
const RESET = 'mutation ($id: ID!) { resetTwoStep(id: $id) }';

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const UNKNOWN = { status: 401, message: "This passkey isn't registered here. Log in with your password." };
const EXPIRED = { status: 401, message: 'This login has expired. Try again.' };
const NOT_VERIFIED = {
  status: 401,
  message: 'This passkey could not be verified. Try again, or log in with your password.',
};
const OFF = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'planner', OIDC_CLIENT_SECRET: 'secret' };

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const [rest] = passkeyTransports;

/** What attackers and broken authenticators send, in registrations and in logins. */
const DEVIATIONS: readonly [string, Deviation][] = [
  ['from another origin', { origin: 'https://planner.example.evil.example' }],
  ['from another port', { origin: `${ORIGIN}:8443` }],
  ['from another scheme', { origin: 'http://planner.example' }],
  ['from a subdomain', { origin: 'https://www.planner.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['for another challenge', { challenge: 'AAAA' }],
  ['of another type', { type: 'payment.get' }],
  ['from a frame on another site', { crossOrigin: true }],
  ['without user verification', { isVerified: false }],
  ['without user presence', { isPresent: false }],
];

describe.each(soakDatabases)('passkeys on %s', (database) => {
  const team = useTeam(database);
  let member: Client;
  let authenticator: Authenticator;

  beforeEach(async () => {
    for (const table of ['passkeys', 'used_challenges', 'two_steps', 'rate_limits']) {
      await team.planner.sql(`delete from ${table}`);
    }
    member = await loggedIn(MEMBER_EMAIL);
    authenticator = new Authenticator(ORIGIN);
    team.planner.securityLines.length = 0;
    await team.planner.sql('delete from change_sets');
  });
  afterEach(() => vi.useRealTimers());

  const browser = (environment = {}) => team.planner.visitor({ ...PASSKEY_SETTINGS, ...environment });
  async function loggedIn(email: string, environment = {}) {
    const client = browser(environment);
    await restTransport(client).login({ email, password: PASSWORD });
    return client;
  }
  const list = (client: Client) => graphqlCaller(client)<ListedPasskey[]>('passkeys', LIST);
  const viewerOf = async (client: Client) => (await restTransport(client).viewer())?.email ?? null;
  const idOf = async (client: Client) => (await restTransport(client).viewer())?.id ?? '';
  const events = () =>
    team.planner.securityLines
      .map((line) => JSON.parse(line) as { event: string; reason?: string })
      .filter(({ event }) => event.startsWith('passkey'));
  const valuesOf = async () =>
    (await activity(team.admin)).flatMap(({ changes }) => changes.map(({ values }) => values));
  const fiveMinutesLater = () =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60 * 1000 + 2000 });

  test.each(passkeyTransports)(
    'log users in without a password or a code, through $name',
    async (transport) => {
      await turnOn(member);
      const added = await addPasskey(member, authenticator);
      expect(added).toMatchObject({ isSynced: true, createdAt: INSTANT, lastUsedAt: null });
      // Also require two-step verification, to test that a login with a passkey needs no code.
      const client = browser({ REQUIRE_TWO_STEP: 'all' });
      const { login, options } = await transport.start(client);
      expect(options).toEqual({
        ...{ challenge: expect.stringMatching(/^[\w-]{43}$/), rpId: 'planner.example' },
        ...{ timeout: 300_000, userVerification: 'required' },
      });
      const input = { login, response: authenticator.get(options) };
      expect(await transport.complete(client, input)).toBeNull();
      expect(await viewerOf(client)).toBe(MEMBER_EMAIL);
      expect(await client.rest('GET', '/brands')).toMatchObject({ status: 200 });
      expect(await list(client)).toEqual([{ ...added, lastUsedAt: INSTANT }]);
      const [session] = await team.planner.sql(
        'select login_method from sessions order by created_at desc limit 1',
      );
      expect(session).toEqual({ login_method: 'passkey' });
      const [set] = await activity(team.admin, { actions: ['login'] });
      expect(set).toMatchObject({ action: 'login', loginMethod: 'passkey' });
      // Each response works only once.
      expect(await transport.complete(browser(), input)).toEqual(EXPIRED);
      expect(await logInWith(browser(), authenticator)).toBeNull();
    },
  );

  test('are available only if PUBLIC_URL uses https or localhost and passwords are allowed', async () => {
    const query = '{ loginOptions { passkeys { rpId } } }';
    for (const [environment, rpId] of [
      [{ PUBLIC_URL: 'https://planner.example:8443' }, 'planner.example'],
      [{ PUBLIC_URL: 'http://localhost:4000' }, 'localhost'],
      [{}, null],
      [{ PUBLIC_URL: 'http://planner.example' }, null],
      [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, null],
      [{ PUBLIC_URL: 'https://192.0.2.7' }, null],
      [{ PUBLIC_URL: 'https://[2001:db8::1]' }, null],
      [{ ...PASSKEY_SETTINGS, ...OFF, LOCAL_LOGIN: 'off' }, null],
    ] as const) {
      const client = team.planner.visitor(environment);
      const passkeys = rpId === null ? null : { rpId };
      expect((await client.graphql(query)).data).toEqual({ loginOptions: { passkeys } });
      expect((await client.rest('GET', '/auth/options')).body).toMatchObject({ passkeys });
      const { status } = await client.rest('POST', '/auth/passkey/options');
      const off = 'LOCAL_LOGIN' in environment ? 403 : 404;
      expect([environment, status]).toEqual([environment, rpId === null ? off : 200]);
    }
  });

  test('are off with LOCAL_LOGIN=off, even during an emergency login', async () => {
    await addPasskey(member, authenticator);
    const { login, options } = await rest.start(browser());
    const input = { login, response: authenticator.get(options) };
    const environment = { ...PASSKEY_SETTINGS, ...OFF, LOCAL_LOGIN: 'off' };
    await team.planner.sql(
      `insert into settings (key, value) values ('emergency-login', ?::jsonb)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ userId: await idOf(member), since: Date.now() })],
    );
    try {
      const client = team.planner.visitor(environment);
      expect(await rest.complete(client, input)).toEqual({
        ...{
          status: 403,
          message: expect.stringMatching(/^Passkey login is turned off\. Continue/),
        },
      });
      const emergency = await loggedIn(MEMBER_EMAIL, environment);
      await expect(startPasskey(emergency)).rejects.toMatchObject({ status: 403 });
      // Users can still list and remove their passkeys.
      const [passkey] = await list(emergency);
      expect(await graphqlCaller(emergency)('removePasskey', REMOVE, { id: passkey?.id })).toBe(passkey?.id);
    } finally {
      await team.planner.sql(`delete from settings where key = 'emergency-login'`);
    }
  });

  test.each(DEVIATIONS)('cannot log users in with a response %s', async (_, deviation) => {
    await addPasskey(member, authenticator);
    const client = browser();
    expect(await logInWith(client, authenticator, deviation)).toEqual(NOT_VERIFIED);
    expect(await viewerOf(client)).toBeNull();
    expect(events().at(-1)).toMatchObject({ event: 'passkey-failed', reason: expect.any(String) });
    // The passkey itself still works.
    expect(await logInWith(client, authenticator)).toBeNull();
  });

  test.each(DEVIATIONS)('cannot be registered with a response %s', async (_, deviation) => {
    await expect(addPasskey(member, authenticator, deviation)).rejects.toMatchObject({
      ...{ status: 400, message: 'This passkey could not be verified. Try again.' },
    });
    expect(await list(member)).toEqual([]);
    expect(events().at(-1)).toMatchObject({ event: 'passkey-failed', reason: expect.any(String) });
  });

  test("cannot be used with another user's credential, user handle or signature", async () => {
    const admin = await loggedIn(ADMIN_EMAIL);
    const other = new Authenticator(ORIGIN);
    await addPasskey(admin, other);
    await addPasskey(member, authenticator);
    const client = browser();
    const { id, userHandle } = other.last;
    for (const deviation of [
      { credentialId: id },
      { credentialId: id, userHandle },
      { userHandle },
      { userHandle: undefined },
      { userHandle: Buffer.from(await idOf(admin)).toString('base64url') },
    ]) {
      expect(await logInWith(client, authenticator, deviation)).toEqual(NOT_VERIFIED);
    }
    expect(await logInWith(client, authenticator, { credentialId: 'unknown' })).toEqual(UNKNOWN);
    expect(await viewerOf(client)).toBeNull();
  });

  test('store no challenge until a passkey has signed it, and delete used challenges after they expire', async () => {
    await addPasskey(member, authenticator);
    await team.planner.sql('delete from used_challenges');
    const client = browser();
    await rest.start(client);
    await logInWith(client, authenticator, { credentialId: 'unknown' });
    await logInWith(client, authenticator, { isVerified: false });
    expect(await team.planner.sql('select 1 from used_challenges')).toEqual([]);
    expect(await logInWith(client, authenticator)).toBeNull();
    expect(await team.planner.sql('select 1 from used_challenges')).toHaveLength(1);
    await team.planner.sql(`update used_challenges set expires_at = now() - interval '1 second'`);
    expect(await logInWith(client, authenticator)).toBeNull();
    expect(await team.planner.sql('select 1 from used_challenges')).toHaveLength(1);
  });

  test('complete a login only once, even with concurrent requests', async () => {
    await addPasskey(member, authenticator);
    const { login, options } = await rest.start(browser());
    const input = { login, response: authenticator.get(options) };
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => rest.complete(browser(), input)));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual([EXPIRED, EXPIRED, EXPIRED]);
  });

  test('cannot be used with tokens that have expired, were changed, or are meant for another purpose', async () => {
    await addPasskey(member, authenticator);
    const client = browser();
    const { login, options } = await rest.start(client);
    const response = authenticator.get(options);
    const { registration } = await startPasskey(member);
    for (const token of [registration, `${login.slice(0, -2)}AA`, 'x']) {
      expect(await rest.complete(client, { login: token, response })).toEqual(EXPIRED);
    }
    const late = await startPasskey(member);
    const created = authenticator.create(late.options);
    fiveMinutesLater();
    expect(await rest.complete(client, { login, response })).toEqual(EXPIRED);
    const input = { registration: late.registration, response: created };
    await expect(graphqlCaller(member)('addPasskey', ADD, { input })).rejects.toMatchObject({
      ...{ status: 409, message: 'The setup has expired. Start again.' },
    });
  });

  test('are rejected if their counter does not increase, because the authenticator might be a copy', async () => {
    const key = new Authenticator(ORIGIN, 7);
    expect(await addPasskey(member, key)).toMatchObject({ isSynced: false });
    const client = browser();
    expect(await logInWith(client, key)).toBeNull();
    key.counter = 7;
    // The counter is the same as at the last login.
    expect(await logInWith(client, key)).toEqual(NOT_VERIFIED);
    key.counter = 1;
    expect(await logInWith(client, key)).toEqual(NOT_VERIFIED);
    key.counter = undefined;
    expect(await logInWith(client, key)).toEqual(NOT_VERIFIED);
    expect(events().map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        'The counter went backward.',
        'The counter went backward.',
        'The counter went backward.',
      ]),
    );
    key.counter = 8;
    expect(await logInWith(client, key)).toBeNull();
  });

  test('are rejected if the response is large or malformed', async () => {
    const client = browser();
    const { login, options } = await rest.start(client);
    await addPasskey(member, authenticator);
    const response = authenticator.get(options);
    const changed = (parts: object) => ({ ...response, response: { ...response.response, ...parts } });
    for (const [body, status] of [
      [{ login, response: changed({ signature: 'A'.repeat(70_000) }) }, 413],
      [{ login, response: changed({ signature: 'A'.repeat(10_001) }) }, 400],
      [{ login, response: changed({ authenticatorData: 'not Base64URL!' }) }, 400],
      [{ login, response: { ...response, type: 'password' } }, 400],
      [{ login, response: 'text' }, 400],
      [{ login: 'A'.repeat(1001), response }, 400],
      [{ login, response: { ...response, rawId: 'AAAA' } }, 401],
      [{ login, response: changed({ signature: 'AAAA' }) }, 401],
      [{ login, response: changed({ authenticatorData: 'AAAA' }) }, 401],
      [{ login, response: changed({ clientDataJSON: 'AAAA' }) }, 401],
    ] as const) {
      expect((await rest.complete(client, body))?.status).toBe(status);
    }
    const { registration, options: creation } = await startPasskey(member);
    const created = authenticator.create(creation);
    // A recursive parser would need one call for each level of these nested lists.
    const nested = 'gYGB'.repeat(2400);
    for (const attestationObject of ['AAAA', 'gA', 'A'.repeat(10_001), '', nested]) {
      const sent = { ...created, response: { ...created.response, attestationObject } };
      const input = { registration, response: sent };
      await expect(graphqlCaller(member)('addPasskey', ADD, { input })).rejects.toMatchObject({
        ...{ status: 400 },
      });
    }
  });

  test.each(passkeyTransports)(
    'log in only the user that the request names, through $name',
    async (transport) => {
      await addPasskey(member, authenticator);
      const admin = await loggedIn(ADMIN_EMAIL);
      const complete = async (userId: string) => {
        const { login, options } = await transport.start(admin);
        return transport.complete(admin, { login, response: authenticator.get(options), userId });
      };
      expect(await complete(await idOf(admin))).toEqual({
        status: 401,
        message: 'This passkey belongs to another account. Choose one of your own.',
      });
      expect(await viewerOf(admin)).toBe(ADMIN_EMAIL);
      expect(await complete(await idOf(member))).toBeNull();
      expect(await viewerOf(admin)).toBe(MEMBER_EMAIL);
    },
  );

  test('must be used to log in before a two-step setup, because a password alone is not enough', async () => {
    const all = { REQUIRE_TWO_STEP: 'all' };
    await addPasskey(member, authenticator);
    const stranger = await loggedIn(MEMBER_EMAIL, all);
    await expect(turnOn(stranger)).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(/^Log out, and log in with your passkey\./),
    });
    expect(await stranger.rest('GET', '/brands')).toMatchObject({ status: 403 });
    const owner = browser(all);
    expect(await logInWith(owner, authenticator)).toBeNull();
    await turnOn(owner);
    expect(await viewerOf(stranger)).toBeNull();
  });

  test('cannot be added by pages on other origins, not even on allowed ones', async () => {
    const owner = await loggedIn(MEMBER_EMAIL, { ALLOWED_ORIGINS: 'https://host.example' });
    const call = async (origin: string, query: string, variables = {}) => {
      const headers = { origin };
      const json = { query, variables };
      const { body } = await owner.request<GraphQLResponse<unknown>>('/graphql', {
        method: 'POST',
        headers,
        json,
      });
      return body.errors?.[0]?.extensions?.type ?? 'success';
    };
    const { registration, options } = await startPasskey(owner);
    const input = { registration, response: authenticator.create(options) };
    expect(await call('https://host.example', START)).toBe('forbidden');
    expect(await call('https://host.example', ADD, { input })).toBe('forbidden');
    expect(await call(ORIGIN, START)).toBe('success');
    expect(await call(ORIGIN, ADD, { input })).toBe('success');
  });

  test('cannot be used by pages on other sites', async () => {
    await addPasskey(member, authenticator);
    const { login, options } = await rest.start(browser());
    const json = { login, response: authenticator.get(options) };
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const { status } = await browser().request('/api/auth/passkey', { method: 'POST', json, headers });
    expect(status).toBe(403);
  });

  test('are rejected after 100 failed logins from one address', async () => {
    await addPasskey(member, authenticator);
    const client = browser();
    for (let time = 0; time < 3; time += 1) expect(await logInWith(client, authenticator)).toBeNull();
    const points = () =>
      team.planner.sql<{ points: number }>(
        `select points from rate_limits where key like 'passkey-address%'`,
      );
    // Successful logins don't count.
    expect(await points()).toEqual([{ points: 0 }]);
    await logInWith(client, authenticator, { credentialId: 'unknown' });
    await logInWith(client, authenticator, { isVerified: false });
    expect(await points()).toEqual([{ points: 2 }]);
    await team.planner.sql(`update rate_limits set points = 99 where key like 'passkey-address%'`);
    await logInWith(client, authenticator, { isVerified: false });
    const [set] = await activity(team.admin, { actions: ['loginFailed'] });
    expect(set).toMatchObject({ email: null, attempts: 100, hasActor: false });
    expect(await logInWith(client, authenticator)).toEqual({
      ...{ status: 429, message: expect.stringMatching(/^Too many failed logins/) },
    });
  });

  test('don’t log in pending users', async () => {
    await addPasskey(member, authenticator);
    const id = await idOf(member);
    await team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved: false });
    expect(await logInWith(browser(), authenticator)).toEqual({
      ...{ status: 403, message: 'Your account is pending approval by an administrator.' },
    });
    await team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved: true });
    expect(await logInWith(browser(), authenticator)).toBeNull();
  });

  test('use random user handles and exclude authenticators that are already registered', async () => {
    const { options } = await startPasskey(member);
    expect(options).toMatchObject({
      rp: { name: 'Content Planner', id: 'planner.example' },
      user: { id: expect.stringMatching(/^[\w-]{22}$/), name: MEMBER_EMAIL, displayName: MEMBER_EMAIL },
      ...{ attestation: 'none', excludeCredentials: [] },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await startPasskey(member)).options.user.id).not.toBe(options.user.id);
    await addPasskey(member, authenticator);
    const next = await startPasskey(member);
    expect(next.options.user.id).toBe(authenticator.last.userHandle);
    expect(next.options.excludeCredentials).toEqual([
      { id: authenticator.last.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
  });

  test('are added only once, and only by the user who started adding them', async () => {
    const admin = await loggedIn(ADMIN_EMAIL);
    const { registration, options } = await startPasskey(member);
    const input = { registration, response: authenticator.create(options) };
    await expect(graphqlCaller(admin)('addPasskey', ADD, { input })).rejects.toMatchObject({ status: 409 });
    const both = await Promise.allSettled(
      [member, member].map((client) => graphqlCaller(client)('addPasskey', ADD, { input })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // The id of a registered credential is not accepted again, either in this account or in another one.
    for (const client of [member, admin]) {
      await expect(addPasskey(client, authenticator, { isSame: true })).rejects.toMatchObject({
        ...{ status: 409, message: 'This passkey is already registered.' },
      });
    }
    await expect(
      addPasskey(member, new Authenticator(ORIGIN), { credentialId: authenticator.last.id }),
    ).rejects.toMatchObject({ status: 400 });
    expect(await list(admin)).toEqual([]);
    expect(await list(member)).toHaveLength(1);
  });

  test('are limited to 20 per user, even with concurrent requests', async () => {
    await addPasskey(member, authenticator);
    await team.planner.sql(
      `insert into passkeys select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
         'credential_id', 'copy' || n))).* from passkeys p, generate_series(1, 18) n`,
    );
    const started = [await startPasskey(member), await startPasskey(member)];
    const inputs = started.map(({ registration, options }) => ({
      registration,
      response: new Authenticator(ORIGIN).create(options),
    }));
    const outcomes = await Promise.allSettled(
      inputs.map((input) => graphqlCaller(member)('addPasskey', ADD, { input })),
    );
    const tooMany = { status: 409, message: 'You can have at most 20 passkeys. Remove one first.' };
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: tooMany });
    await expect(startPasskey(member)).rejects.toMatchObject(tooMany);
    expect(await list(member)).toHaveLength(20);
  });

  test('don’t store who made the authenticator, and never check attestation certificates', async () => {
    const certificate = new TextEncoder().encode('not a certificate');
    const attestation = { format: 'packed', statement: new Map([['x5c', [certificate]]]) };
    await addPasskey(member, authenticator, { attestation });
    expect(await logInWith(browser(), authenticator)).toBeNull();
  });

  test('are named, renamed and removed by their owner, and all changes are recorded', async () => {
    const windows = { 'user-agent': CHROME };
    const { registration, options } = await startPasskey(member);
    const input = { registration, response: authenticator.create(options) };
    const { body } = await member.request<{ data: { addPasskey: ListedPasskey } }>('/graphql', {
      ...{ method: 'POST', headers: windows, json: { query: ADD, variables: { input } } },
    });
    const first = body.data.addPasskey;
    expect(first.name).toBe('Chrome on Windows');
    const second = await addPasskey(member, new Authenticator(ORIGIN), { name: ' Security\u202e key ' });
    expect((await list(member)).map(({ name }) => name)).toEqual(['Chrome on Windows', 'Security key']);
    const call = graphqlCaller(member);
    const { id } = second;
    expect(await call('renamePasskey', RENAME, { id, name: 'Blue key' })).toEqual({ id, name: 'Blue key' });
    await call('renamePasskey', RENAME, { id, name: 'Blue key' });
    for (const name of [' ', 'x'.repeat(61)]) {
      await expect(call('renamePasskey', RENAME, { id, name })).rejects.toMatchObject({
        ...{ status: 400, errors: [{ field: 'name' }] },
      });
    }
    const notFound = { status: 404, message: 'Passkey not found' };
    const admin = graphqlCaller(await loggedIn(ADMIN_EMAIL));
    await expect(admin('renamePasskey', RENAME, { id, name: 'Mine' })).rejects.toMatchObject(notFound);
    await expect(admin('removePasskey', REMOVE, { id })).rejects.toMatchObject(notFound);
    await expect(call('removePasskey', REMOVE, { id: 'nonsense' })).rejects.toMatchObject(notFound);

    // Removing the passkey doesn't end sessions that were started with it.
    const client = browser();
    expect(await logInWith(client, authenticator)).toBeNull();
    expect(await call('removePasskey', REMOVE, { id: first.id })).toBe(first.id);
    expect(await logInWith(browser(), authenticator)).toEqual(UNKNOWN);
    expect(await viewerOf(client)).toBe(MEMBER_EMAIL);
    const passkey = (before: string | null, after: string | null) => [{ name: 'passkey', before, after }];
    expect(await valuesOf()).toEqual([
      passkey('Chrome on Windows', null),
      passkey('Security key', 'Blue key'),
      passkey(null, 'Security key'),
      passkey(null, 'Chrome on Windows'),
    ]);
    expect(events().map(({ event }) => event)).toEqual([
      ...['passkey-added', 'passkey-added', 'passkey-removed', 'passkey-failed'],
    ]);
    const stored = JSON.stringify([events(), await team.planner.sql('select * from changes')]);
    expect(stored).not.toContain(authenticator.last.id);
  });

  test('can be added or removed only within ten minutes of a login, but can be renamed at any time', async () => {
    const { id } = await addPasskey(member, authenticator);
    const { registration, options } = await startPasskey(member);
    const input = { registration, response: new Authenticator(ORIGIN).create(options) };
    await team.planner.sql(`update sessions set created_at = now() - interval '11 minutes'`);
    const call = graphqlCaller(member);
    const needsLogin = { status: 403, message: expect.stringMatching(/^Log in again to do this/) };
    await expect(startPasskey(member)).rejects.toMatchObject(needsLogin);
    await expect(call('addPasskey', ADD, { input })).rejects.toMatchObject(needsLogin);
    await expect(call('removePasskey', REMOVE, { id })).rejects.toMatchObject(needsLogin);
    expect(await call('renamePasskey', RENAME, { id, name: 'Laptop' })).toEqual({ id, name: 'Laptop' });
    // After a login with the passkey, another passkey can be added.
    expect(await logInWith(member, authenticator)).toBeNull();
    expect(await call('addPasskey', ADD, { input })).toMatchObject({ lastUsedAt: null });
  });

  test('are removed when an administrator resets two-step verification', async () => {
    await addPasskey(member, authenticator);
    await addPasskey(member);
    const call = graphqlCaller(await loggedIn(ADMIN_EMAIL));
    const id = await idOf(member);
    const counts = async () =>
      (await call<{ passkeyCount: number }[]>('users', '{ users { passkeyCount } }')).map(
        ({ passkeyCount }) => passkeyCount,
      );
    expect(await counts()).toEqual([0, 2]);
    await turnOn(member);
    expect([await call('resetTwoStep', RESET, { id }), await call('resetTwoStep', RESET, { id })]).toEqual([
      ...[true, false],
    ]);
    expect(await counts()).toEqual([0, 0]);
    expect((await valuesOf())[0]).toEqual([
      { name: 'twoStep', before: true, after: false },
      { name: 'passkeys', before: 2, after: 0 },
    ]);
    expect(await logInWith(browser(), authenticator)).toEqual(UNKNOWN);
    // The reset also works for users who only have passkeys.
    await addPasskey(member);
    expect(await call('resetTwoStep', RESET, { id })).toBe(true);
    expect((await valuesOf())[0]).toEqual([{ name: 'passkeys', before: 1, after: 0 }]);
  });

  test('are removed by create-admin --reset, and when their account is deleted', async () => {
    const other = await loggedIn(ADMIN_EMAIL);
    const own = new Authenticator(ORIGIN);
    await addPasskey(other, own);
    const reset = { email: ADMIN_EMAIL, password: PASSWORD, reset: true };
    expect(await createAdministrator(team.planner.orm.em.fork(), reset, TEST_CONFIG)).toBe(
      `${ADMIN_EMAIL} is now an administrator with the new password. All of its sessions have ended. Its passkeys were removed.`,
    );
    expect(await logInWith(browser(), own)).toEqual(UNKNOWN);
    await restTransport(team.admin).login({ email: ADMIN_EMAIL, password: PASSWORD });

    const newcomer = await team.planner.join(team.admin, 'newcomer@planner.example');
    const client = await loggedIn('newcomer@planner.example');
    await addPasskey(client, authenticator);
    await team.admin.rest('DELETE', `/users/${await idOf(newcomer)}`);
    expect(await team.planner.sql('select 1 from passkeys')).toEqual([]);
    const outcome: Failure = await logInWith(browser(), authenticator);
    expect(outcome).toEqual(UNKNOWN);
  });
});
