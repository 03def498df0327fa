import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renewTwoStepSecrets } from '../src/auth/renew-secrets.js';
import { createSecretBox } from '../src/auth/secret-box.js';
import { createTotpSecret, timeStepOf } from '../src/auth/totp.js';
import { activity } from './activity.js';
import type { Client } from './client.js';
import { openStream } from './live-stream.js';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, soakDatabases, TEST_SECRET, useTeam } from './planner.js';
import { graphqlCaller, restTransport } from './transport.js';
import { codeOf, forgetUsedCodes, type SecondFactor, turnOn, wrongCodeOf } from './two-step.js';

const STATUS = '{ twoStep { turnedOnAt recoveryCodesLeft isRequired } }';
const START = 'mutation ($password: String!) { startTwoStepSetup(password: $password) { secret uri } }';
const TURN_ON = 'mutation ($code: String!) { turnOnTwoStep(code: $code) }';
const TURN_OFF =
  'mutation ($password: String!, $code: String!) { turnOffTwoStep(password: $password, code: $code) }';
const REPLACE =
  'mutation ($password: String!, $code: String!) { replaceRecoveryCodes(password: $password, code: $code) }';
const RESET = 'mutation ($id: ID!) { resetTwoStep(id: $id) }';
const COMPLETE = 'mutation ($input: LoginCodeInput!) { completeLogin(input: $input) { email } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { email } }';

const OFF = { turnedOnAt: null, recoveryCodesLeft: 0, isRequired: false };
const INVALID = expect.stringMatching(/^Invalid code/);

interface Failure {
  status: number;
  message: string;
  step?: string;
}

/** The steps of a login through REST and GraphQL. Both return failures with the same properties. */
const transports = [
  {
    name: 'REST',
    login: (client: Client, email: string) => post(client, '/auth/login', { email, password: PASSWORD }),
    complete: (client: Client, step: string, code: string) =>
      post(client, '/auth/login/code', { step, code }),
  },
  {
    name: 'GraphQL',
    login: (client: Client, email: string) => run(client, LOGIN, { email, password: PASSWORD }),
    complete: (client: Client, step: string, code: string) => run(client, COMPLETE, { step, code }),
  },
];
const [rest] = transports as [(typeof transports)[number]];

async function post(client: Client, path: string, json: object): Promise<Failure | null> {
  const { status, body } = await client.rest<Failure>('POST', path, json);
  return status === 200 ? null : { ...body, status };
}

async function run(client: Client, query: string, input: object): Promise<Failure | null> {
  const { errors } = await client.graphql(query, { input });
  const [error] = errors ?? [];
  if (!error) return null;
  const { type: _, http: __, ...parts } = error.extensions;
  return { message: error.message, ...parts } as unknown as Failure;
}

describe.each(soakDatabases)('two-step verification on %s', (database) => {
  const team = useTeam(database);
  let factor: SecondFactor;

  beforeEach(async () => {
    await team.planner.sql('delete from two_steps');
    await team.planner.sql('delete from rate_limits');
    // Every test starts with members who are logged in.
    for (const [client, email] of [
      [team.admin, ADMIN_EMAIL],
      [team.member, MEMBER_EMAIL],
    ] as const) {
      await restTransport(client).login({ email, password: PASSWORD });
    }
    await team.planner.sql('delete from change_sets');
    factor = await turnOn(team.member);
    await forgetUsedCodes(team.planner);
  });

  const statusOf = (client: Client) => graphqlCaller(client)('twoStep', STATUS);
  const viewerOf = async (client: Client) => (await restTransport(client).viewer())?.email ?? null;
  const idOf = async (client: Client) => (await restTransport(client).viewer())?.id ?? '';
  const stepOf = async (client: Client) => (await rest.login(client, MEMBER_EMAIL))?.step ?? '';
  const statusesOf = (outcomes: (Failure | null)[]) => outcomes.map((outcome) => outcome?.status ?? 200);

  test.each(transports)('requires a code after the password, through $name', async ({ login, complete }) => {
    const client = team.planner.visitor();
    const failure = await login(client, MEMBER_EMAIL);
    expect(failure).toEqual({
      status: 401,
      message: 'Enter the code from your authenticator app.',
      step: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { step = '' } = failure ?? {};
    expect(await viewerOf(client)).toBeNull();
    expect(await complete(client, step, wrongCodeOf(factor.secret))).toEqual({
      ...{ status: 401, message: INVALID },
      step,
    });
    const code = codeOf(factor.secret);
    expect(await complete(client, step, `${code.slice(0, 3)} ${code.slice(3)}`)).toBeNull();
    expect(await viewerOf(client)).toBe(MEMBER_EMAIL);
    expect(await complete(team.planner.visitor(), step, factor.recoveryCodes[0] as string)).toEqual({
      ...{ status: 401, message: 'This login has expired. Enter your password again.' },
    });
  });

  test('accepts each code once, even from concurrent requests', async () => {
    const [first, second] = [team.planner.visitor(), team.planner.visitor()];
    const steps = [await stepOf(first), await stepOf(second)] as const;
    const code = codeOf(factor.secret);
    const both = await Promise.all([
      rest.complete(first, steps[0], code),
      rest.complete(second, steps[1], code),
    ]);
    expect(statusesOf(both).toSorted()).toEqual([200, 401]);
    // After the current code has been used, only later codes are valid.
    const third = team.planner.visitor();
    const step = await stepOf(third);
    expect(statusesOf([await rest.complete(third, step, codeOf(factor.secret, -1))])).toEqual([401]);
  });

  test('accepts each recovery code once, even from concurrent requests', async () => {
    const [code = ''] = factor.recoveryCodes;
    const [first, second] = [team.planner.visitor(), team.planner.visitor()];
    const steps = [await stepOf(first), await stepOf(second)] as const;
    const both = await Promise.all([
      rest.complete(first, steps[0], code),
      rest.complete(second, steps[1], code.toUpperCase().replace('-', ' ')),
    ]);
    expect(statusesOf(both).toSorted()).toEqual([200, 401]);
    expect(await statusOf(team.member)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('completes a login once, even with two valid codes at the same time', async () => {
    const clients = [team.planner.visitor(), team.planner.visitor()];
    const step = await stepOf(clients[0] as Client);
    const [one = '', two = ''] = factor.recoveryCodes;
    const outcomes = await Promise.all(
      clients.map((client, index) => rest.complete(client, step, index === 0 ? one : two)),
    );
    expect(statusesOf(outcomes).toSorted()).toEqual([200, 401]);
  });

  test('stores neither secrets nor codes in plain text', async () => {
    const step = await stepOf(team.planner.visitor());
    const rows = JSON.stringify([
      await team.planner.sql('select * from two_steps'),
      await team.planner.sql('select * from login_steps'),
      await team.planner.sql('select * from changes'),
    ]);
    for (const text of [factor.secret, ...factor.recoveryCodes, step]) expect(rows).not.toContain(text);
    expect(factor.recoveryCodes).toHaveLength(10);
    expect(new Set(factor.recoveryCodes).size).toBe(10);
    for (const code of factor.recoveryCodes) expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}$/);
    const [stored] = await team.planner.sql<{ salt: string; hashes: string[] }>(
      'select recovery_salt as salt, recovery_codes as hashes from two_steps',
    );
    expect(Buffer.from(stored?.salt ?? '', 'base64url')).toHaveLength(16);
    expect(stored?.hashes).toEqual(Array(10).fill(expect.stringMatching(/^\$argon2id\$/)));
    expect(team.planner.securityLines.join()).not.toContain(factor.secret);
  });

  test('limits invalid codes, except in browsers in which the user has logged in before', async () => {
    const wrong = wrongCodeOf(factor.secret);
    const attacker = team.planner.visitor();
    const step = await stepOf(attacker);
    const outcomes: (Failure | null)[] = [];
    for (let time = 0; time < 8; time += 1) outcomes.push(await rest.complete(attacker, step, wrong));
    expect(statusesOf(outcomes)).toEqual([...Array(7).fill(401), 429]);
    expect(outcomes.at(-1)?.message).toMatch(/^Too many invalid codes: try again in \d+ minutes\.$/);
    const newStep = await stepOf(attacker);
    expect(statusesOf([await rest.complete(attacker, newStep, codeOf(factor.secret))])).toEqual([429]);
    const [set] = await activity(team.admin, { actions: ['loginFailed'] });
    expect(set).toMatchObject({ action: 'loginFailed', email: MEMBER_EMAIL, attempts: 7 });

    const own = await stepOf(team.member);
    expect(await rest.complete(team.member, own, codeOf(factor.secret))).toBeNull();
  });

  test.each([
    [
      'a new password',
      async () => {
        const id = await idOf(team.member);
        await team.admin.rest('PATCH', `/users/${id}`, { password: 'another long password' });
      },
    ],
    [
      'a revoked approval',
      async () => {
        const id = await idOf(team.member);
        await team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved: false });
      },
    ],
    [
      'a reset',
      async () => {
        await graphqlCaller(team.admin)('resetTwoStep', RESET, { id: await idOf(team.member) });
      },
    ],
    ['time', () => team.planner.sql(`update login_steps set expires_at = now() - interval '1 second'`)],
  ])('ends logins that are waiting for a code: %s', async (_, change) => {
    const before = await team.planner.sql<{ row: object }>(
      'select to_jsonb(u) as row from users u where email = ?',
      [MEMBER_EMAIL],
    );
    const client = team.planner.visitor();
    const step = await stepOf(client);
    await change();
    expect(statusesOf([await rest.complete(client, step, codeOf(factor.secret))])).toEqual([401]);
    expect(await viewerOf(client)).toBeNull();
    await team.planner.sql(
      `update users set password_hash = saved.password_hash, is_approved = true
       from jsonb_populate_record(null::users, ?::jsonb) saved where users.id = saved.id`,
      [JSON.stringify(before[0]?.row)],
    );
  });

  test('is still required after a password reset with a link', async () => {
    const create = 'mutation ($id: ID!) { createPasswordReset(userId: $id) { secret } }';
    const redeem =
      'mutation ($input: AccountLinkRedemptionInput!) { redeemAccountLink(input: $input) { email } }';
    const id = await idOf(team.member);
    const { secret } = await graphqlCaller(team.admin)<{ secret: string }>('createPasswordReset', create, {
      id,
    });
    const client = team.planner.visitor();
    await graphqlCaller(client)('redeemAccountLink', redeem, { input: { secret, password: PASSWORD } });
    expect(await viewerOf(client)).toBeNull();
    const step = await stepOf(client);
    expect(await viewerOf(client)).toBeNull();
    expect(await rest.complete(client, step, codeOf(factor.secret))).toBeNull();
    expect(await viewerOf(client)).toBe(MEMBER_EMAIL);
  });

  test('requires the password and a valid code for the setup', async () => {
    const call = graphqlCaller(team.admin);
    await expect(call('startTwoStepSetup', START, { password: 'not the password' })).rejects.toMatchObject({
      ...{ status: 400, errors: [{ field: 'password' }] },
    });
    await expect(call('turnOnTwoStep', TURN_ON, { code: '123456' })).rejects.toMatchObject({ status: 409 });
    const { secret, uri } = await call<{ secret: string; uri: string }>('startTwoStepSetup', START, {
      password: PASSWORD,
    });
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Content%20Planner:admin%40planner\.example\?/);
    await expect(call('turnOnTwoStep', TURN_ON, { code: wrongCodeOf(secret) })).rejects.toMatchObject({
      ...{ status: 400, errors: [{ field: 'code', message: INVALID }] },
    });
    // The invalid code has not turned on two-step verification.
    expect(await statusOf(team.admin)).toEqual(OFF);
    expect(await rest.login(team.planner.visitor(), ADMIN_EMAIL)).toBeNull();
    await team.planner.sql(`update two_steps set created_at = now() - interval '16 minutes'`);
    await expect(call('turnOnTwoStep', TURN_ON, { code: codeOf(secret) })).rejects.toMatchObject({
      status: 409,
    });
    await expect(
      graphqlCaller(team.member)('startTwoStepSetup', START, { password: PASSWORD }),
    ).rejects.toMatchObject({
      status: 409,
    });
  });

  test('requires the password and a code to turn it off or to replace the recovery codes', async () => {
    const call = graphqlCaller(team.member);
    const code = codeOf(factor.secret);
    const wrongPassword = { password: 'not the password', code };
    const wrongCode = { password: PASSWORD, code: wrongCodeOf(factor.secret) };
    for (const [field, mutation] of [
      ['turnOffTwoStep', TURN_OFF],
      ['replaceRecoveryCodes', REPLACE],
    ] as const) {
      await expect(call(field, mutation, wrongPassword)).rejects.toMatchObject({
        errors: [{ field: 'password' }],
      });
      await expect(call(field, mutation, wrongCode)).rejects.toMatchObject({ errors: [{ field: 'code' }] });
    }
    const [old = '', other = ''] = factor.recoveryCodes;
    const codes = await call<string[]>('replaceRecoveryCodes', REPLACE, { password: PASSWORD, code });
    expect(codes).toHaveLength(10);
    const client = team.planner.visitor();
    expect(statusesOf([await rest.complete(client, await stepOf(client), old)])).toEqual([401]);
    await expect(call('turnOffTwoStep', TURN_OFF, { password: PASSWORD, code: other })).rejects.toMatchObject(
      {
        status: 400,
      },
    );
    await call('turnOffTwoStep', TURN_OFF, { password: PASSWORD, code: codes[0] });
    expect(await statusOf(team.member)).toEqual(OFF);
    expect(await rest.login(team.planner.visitor(), MEMBER_EMAIL)).toBeNull();
    const edits = (await activity(team.admin)).filter(({ action }) => action === 'edit');
    expect(edits.map(({ changes }) => changes[0]?.values)).toEqual([
      [{ name: 'twoStep', before: true, after: false }],
      [{ name: 'recoveryCodes', before: null, after: null }],
      [{ name: 'twoStep', before: false, after: true }],
    ]);
  });

  test.each([
    ['administrators', { admin: true, member: false }],
    ['all', { admin: true, member: true }],
  ])('cannot be turned off by users who are required to have it: %s', async (value, isRequired) => {
    for (const [name, email] of [
      ['admin', ADMIN_EMAIL],
      ['member', MEMBER_EMAIL],
    ] as const) {
      const client = team.planner.visitor({ REQUIRE_TWO_STEP: value });
      for (const [cookie, token] of team[name].cookies) client.cookies.set(cookie, token);
      expect([email, await statusOf(client)]).toMatchObject([email, { isRequired: isRequired[name] }]);
      const { errors } = await client.graphql(TURN_OFF, { password: '', code: '' });
      expect(errors?.[0]?.extensions.status).toBe(isRequired[name] ? 403 : 400);
    }
  });

  test('blocks everything except its setup for users who are required to turn it on', async () => {
    const client = team.planner.visitor({ REQUIRE_TWO_STEP: 'administrators' });
    const call = graphqlCaller(client);
    const needsTwoStep = async () =>
      (await call<{ needsTwoStep: boolean }>('viewer', '{ viewer { needsTwoStep } }')).needsTwoStep;
    const [message, code] = [expect.stringMatching(/requires two-step/), 'twoStepRequired'];
    const expectLimited = async () => {
      expect(await client.rest('GET', '/brands')).toMatchObject({ status: 403, body: { message, code } });
      const { errors } = await client.graphql('{ brands { id } }');
      expect(errors).toMatchObject([{ message, extensions: { type: 'forbidden', status: 403, code } }]);
      expect(await needsTwoStep()).toBe(true);
      expect(await viewerOf(client)).toBe(ADMIN_EMAIL);
    };
    expect(await rest.login(client, ADMIN_EMAIL)).toBeNull();
    await expectLimited();
    // Starting the setup does not lift the restrictions.
    const { secret } = await call<{ secret: string }>('startTwoStepSetup', START, { password: PASSWORD });
    await expectLimited();
    await call('turnOnTwoStep', TURN_ON, { code: codeOf(secret) });
    expect(await needsTwoStep()).toBe(false);
    expect(await client.rest('GET', '/brands')).toMatchObject({ status: 200 });

    const stream = await openStream(client);
    await team.planner.sql(`update users set is_admin = true where email = ?`, [MEMBER_EMAIL]);
    await graphqlCaller(team.member)('resetTwoStep', RESET, { id: await idOf(client) });
    await expectLimited();
    // Live updates end, too.
    await stream.completed();
    await team.planner.sql(`update users set is_admin = false where email = ?`, [MEMBER_EMAIL]);

    // The setting applies to administrators only. To check this, log in the administrator again, because the setup has
    // ended the administrator's other session.
    expect(await rest.login(team.admin, ADMIN_EMAIL)).toBeNull();
    await graphqlCaller(team.admin)('resetTwoStep', RESET, { id: await idOf(team.member) });
    const other = team.planner.visitor({ REQUIRE_TWO_STEP: 'administrators' });
    expect(await rest.login(other, MEMBER_EMAIL)).toBeNull();
    expect(await other.rest('GET', '/brands')).toMatchObject({ status: 200 });
    const asAll = team.planner.visitor({ REQUIRE_TWO_STEP: 'all' });
    for (const [name, token] of other.cookies) asAll.cookies.set(name, token);
    expect(await asAll.rest('GET', '/brands')).toMatchObject({ status: 403, body: { code } });
  });

  test('ends the other sessions when it is turned on, because nobody entered a code for them', async () => {
    await graphqlCaller(team.admin)('resetTwoStep', RESET, { id: await idOf(team.member) });
    const [stranger, owner] = ['stranger', 'owner'].map(() =>
      team.planner.visitor({ REQUIRE_TWO_STEP: 'all' }),
    ) as [Client, Client];
    for (const client of [stranger, owner]) expect(await rest.login(client, MEMBER_EMAIL)).toBeNull();
    expect(await stranger.rest('GET', '/brands')).toMatchObject({ status: 403 });
    await turnOn(owner);
    expect(await owner.rest('GET', '/brands')).toMatchObject({ status: 200 });
    expect(await stranger.rest('GET', '/brands')).toMatchObject({ status: 401 });
  });

  test('can be reset by administrators for other users, but not for themselves', async () => {
    const call = graphqlCaller(team.admin);
    const id = await idOf(team.member);
    const list = () =>
      call<{ email: string; hasTwoStep: boolean }[]>('users', '{ users { email hasTwoStep } }');
    expect(await list()).toEqual([
      { email: ADMIN_EMAIL, hasTwoStep: false },
      { email: MEMBER_EMAIL, hasTwoStep: true },
    ]);
    expect([await call('resetTwoStep', RESET, { id }), await call('resetTwoStep', RESET, { id })]).toEqual([
      ...[true, false],
    ]);
    expect((await list()).map(({ hasTwoStep }) => hasTwoStep)).toEqual([false, false]);
    await expect(call('resetTwoStep', RESET, { id: await idOf(team.admin) })).rejects.toMatchObject({
      status: 400,
    });
    const [set] = await activity(team.admin);
    expect(set?.changes[0]).toMatchObject({
      subjectId: id,
      values: [{ name: 'twoStep', before: true, after: false }],
    });
  });

  test('survives a new session secret', async () => {
    const [next, after] = ['the next secret of the planner', 'the secret after the next one'];
    const id = await idOf(team.member);
    const stored = async () =>
      (await team.planner.sql<{ secret: string }>('select secret from two_steps'))[0]?.secret ?? '';
    await renewTwoStepSecrets(team.planner.orm.em.fork(), createSecretBox(next, TEST_SECRET));
    expect(createSecretBox(next).open(await stored(), id)).toBe(factor.secret);
    expect(createSecretBox(next).open(await stored(), await idOf(team.admin))).toBeNull();
    // The planner in this test still has the old secret.
    const client = team.planner.visitor();
    expect(statusesOf([await rest.complete(client, await stepOf(client), codeOf(factor.secret))])).toEqual([
      401,
    ]);
    expect(team.planner.securityLines.some((line) => line.includes('two-step-unreadable'))).toBe(true);
    // If the secrets are renewed again, as happens when the planner restarts, nothing changes. The same is true if the
    // planner starts with the wrong secret.
    const renewed = await stored();
    for (const box of [createSecretBox(next, TEST_SECRET), createSecretBox(after, TEST_SECRET)]) {
      await renewTwoStepSecrets(team.planner.orm.em.fork(), box);
    }
    expect(await stored()).toBe(renewed);
  });
});

test.each([0, 15, 29.9])(
  'a code is valid while it is displayed, and for 30 seconds before and after that (%d seconds into a period)',
  (seconds) => {
    const period = 59_477_022;
    vi.useFakeTimers({ toFake: ['Date'], now: (period * 30 + seconds) * 1000 });
    try {
      const secret = createTotpSecret();
      const accepted = [-3, -2, -1, 0, 1, 2, 3].map((later) =>
        timeStepOf(secret, codeOf(secret, later), null),
      );
      expect(accepted).toEqual([null, null, period - 1, period, period + 1, null, null]);
    } finally {
      vi.useRealTimers();
    }
  },
);
