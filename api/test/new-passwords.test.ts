import { dictionary } from '@zxcvbn-ts/language-common';
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/accounts/passwords.js';
import { createAdministrator } from '../src/commands/create-admin.js';
import { readConfig } from '../src/config.js';
import type { PlannerError } from '../src/errors.js';
import { checkCodes } from './error-codes.js';
import { PASSWORD, soakDatabases, useTeam } from './planner.js';

const COMMON = 'This password is too common. Choose a different one.';
const KNOWN =
  "This password is too easy to guess: it matches a name or the email address of the account, or 'Content Planner'. Choose a different one.";
const VARIANT =
  'This password is too easy to guess: it is a common password, or one with digits or punctuation at the end. Choose a different one, such as several unrelated words.';
const INVALID = 'Password contains invalid characters';

const OWNER = { email: 'maya.okafor@planner.example', firstName: 'Maximilian', lastName: 'Okafor-Lindqvist' };

/** The settings of a server that other machines can reach. */
const REACHABLE = { HOST: '0.0.0.0' };

let hashed: string;
// Don't hash the password at import time. Loading modules blocks the event loop, and hashing jobs that wait too long
// are rejected.
beforeAll(async () => {
  hashed = await hashPassword(PASSWORD);
});

test('the list contains the 3,000 most common passwords of 8 characters or more', async () => {
  const common = dictionary['passwords-common'].filter((password) => password.length >= 8).slice(0, 3000);
  // After updating @zxcvbn-ts/language-common, run vitest with --update.
  await expect(`${JSON.stringify(common, null, 2)}\n`).toMatchFileSnapshot(
    '../src/accounts/common-passwords.json',
  );
});

describe.each(soakDatabases)('the check for new passwords on %s', (database) => {
  const team = useTeam(database);
  /** The settings of the server that the calls use. */
  let environment: Record<string, string>;
  beforeEach(() => {
    environment = {};
  });

  /**
   * All ways to set a password. `field` names the password's field. `replaces` is set if an existing password is
   * replaced.
   */
  const ways: Record<string, { field: string; replaces?: true; set(password: string): Promise<unknown> }> = {
    'POST /auth/register': {
      field: 'password',
      set: (password) => rest('POST', '/auth/register', { ...OWNER, password }),
    },
    'POST /users': {
      field: 'password',
      set: (password) => rest('POST', '/users', { ...OWNER, password }),
    },
    'PATCH /users/{id}': {
      replaces: true,
      field: 'password',
      set: async (password) => rest('PATCH', `/users/${await stored()}`, { password }),
    },
    register: {
      field: 'password',
      set: (password) =>
        graphql('mutation ($input: RegisterInput!) { register(input: $input) { pendingApproval } }', {
          input: { ...OWNER, password },
        }),
    },
    createUser: {
      field: 'password',
      set: (password) =>
        graphql('mutation ($input: UserInput!) { createUser(input: $input) { id } }', {
          input: { ...OWNER, password },
        }),
    },
    updateUser: {
      replaces: true,
      field: 'password',
      set: async (password) =>
        graphql(
          'mutation ($id: ID!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id } }',
          { id: await stored(), input: { password } },
        ),
    },
    changePassword: {
      replaces: true,
      field: 'new',
      async set(password) {
        await stored();
        const client = team.planner.visitor(environment);
        await client.rest('POST', '/auth/login', { email: OWNER.email, password: PASSWORD });
        const query =
          'mutation ($current: String!, $new: String!) { changePassword(current: $current, new: $new) }';
        const { errors } = await client.graphql(query, { current: PASSWORD, new: password });
        return errors?.[0]?.extensions.errors;
      },
    },
    setPassword: {
      replaces: true,
      field: 'password',
      async set(password) {
        const id = await stored();
        const client = team.planner.visitor(environment);
        await client.rest('POST', '/auth/login', { email: OWNER.email, password: PASSWORD });
        await team.planner.sql('update users set has_password = false where id = ?', [id]);
        const query = 'mutation ($password: String!) { setPassword(password: $password) }';
        const { errors } = await client.graphql(query, { password });
        return errors?.[0]?.extensions.errors;
      },
    },
    redeemAccountLink: {
      field: 'password',
      async set(password) {
        const { data } = await admin().graphql<{ createInvitation: { secret: string } }>(
          `mutation { createInvitation(email: "${OWNER.email}") { secret } }`,
        );
        const { email: _, ...names } = OWNER;
        const { errors } = await team.planner
          .visitor(environment)
          .graphql(
            'mutation ($input: AccountLinkRedemptionInput!) { redeemAccountLink(input: $input) { id } }',
            { input: { secret: data?.createInvitation.secret, password, ...names } },
          );
        return errors?.[0]?.extensions.errors;
      },
    },
    'create-admin': {
      field: 'password',
      set: (password) => command({ ...OWNER, password }),
    },
    'create-admin --reset': {
      replaces: true,
      field: 'password',
      async set(password) {
        await stored();
        return command({ email: OWNER.email, password, reset: true });
      },
    },
  };

  function admin() {
    const client = team.planner.visitor(environment);
    for (const [name, value] of team.admin.cookies) client.cookies.set(name, value);
    return client;
  }
  async function rest(method: string, path: string, json: object) {
    const { body } = await admin().rest(method, path, json);
    return body.errors;
  }
  async function graphql(query: string, variables: object) {
    const { errors } = await admin().graphql(query, variables);
    return errors?.[0]?.extensions.errors;
  }
  async function command(input: object) {
    try {
      await createAdministrator(team.planner.orm.em.fork(), input, readConfig(environment));
      return undefined;
    } catch (error) {
      const { status, body } = error as PlannerError;
      checkCodes(status, body);
      return body.errors;
    }
  }
  /** Stores the account with a different password and returns the account's id. */
  async function stored(): Promise<string> {
    await team.planner.sql('delete from users where email = ?', [OWNER.email]);
    const id = uuid();
    await team.planner.sql(
      `insert into users (id, email, password_hash, first_name, last_name, is_approved, created_at)
       values (?, ?, ?, ?, ?, true, now())`,
      [id, OWNER.email, hashed, OWNER.firstName, OWNER.lastName],
    );
    return id;
  }
  async function clear() {
    await team.planner.sql('delete from rate_limits');
    await team.planner.sql('delete from users where email = ?', [OWNER.email]);
  }

  test.each(Object.entries(ways))(
    'rejects weak passwords in %s',
    async (_, { field, set, replaces = false }) => {
      for (const [password, message] of [
        ['Password1', COMMON],
        [' 12345678 ', COMMON],
        ['aaaaaaaa', COMMON],
        ['        ', COMMON],
        ['passwordpassword', COMMON],
        ['password Password', COMMON],
        ['password123password123', COMMON],
        ['ｐａｓｓｗｏｒｄ１２３', COMMON],
        ['CONTENT planner', KNOWN],
        ['ｍaximilian Maximilian', KNOWN],
        ['Maya.Okafor', KNOWN],
        [OWNER.email, KNOWN],
        ['maximilian', KNOWN],
        ['okafor-lindqvist', KNOWN],
        ['Maximilian Okafor-Lindqvist', KNOWN],
        ['\ud800'.repeat(8), INVALID],
      ] as const) {
        await clear();
        expect([password, await set(password)]).toEqual([password, [{ field, message }]]);
      }
      for (const password of [
        'glass harbor 41',
        'Maximilian likes tea',
        'ä'.repeat(4) + '\0'.repeat(4),
        'xy'.repeat(500),
      ]) {
        await clear();
        expect([password, await set(password)]).toEqual([password, undefined]);
        expect(
          await team.planner.sql(
            'select has_password, password_changed_at is not null as is_changed from users where email = ?',
            [OWNER.email],
          ),
        ).toEqual([{ has_password: true, is_changed: replaces }]);
      }
      await clear();
    },
  );

  test.each(Object.entries(ways))(
    'rejects variants of common passwords in %s if other machines can reach the server',
    async (_, { field, set }) => {
      await clear();
      expect(await set('Password1!')).toBeUndefined();
      environment = REACHABLE;
      await clear();
      expect(await set('Password1!')).toEqual([{ field, message: VARIANT }]);
      await clear();
      expect(await set('glass harbor 41')).toBeUndefined();
      await clear();
    },
  );

  test('compares passwords with a long list after removing case and trailing digits and punctuation', async () => {
    environment = REACHABLE;
    const { set } = ways['create-admin'] as (typeof ways)[string];
    for (const password of [
      ...['Password1!', 'P@ssw0rd1', 'Qwerty123!', 'letmein123', 'Welcome123', 'admin123456'],
      ...['Summer 2026?!', 'ｉｌｏｖｅｙｏｕ99', 'dragonDRAGON1', 'Test1234!', 'abracadabra', '13101992'],
    ]) {
      await clear();
      expect([password, await set(password)]).toMatchObject([password, [{ message: VARIANT }]]);
    }
    for (const password of ['hello, tulips 1', 'tea 48151623', 'Summer2026tulips', '12101992 13101992']) {
      await clear();
      expect([password, await set(password)]).toEqual([password, undefined]);
    }
    await clear();
  });

  test('compares the password with the new email address and names in the same request', async () => {
    const change = { email: 'somebody.new@planner.example', password: 'somebody.new' };
    const { body } = await team.admin.rest('PATCH', `/users/${await stored()}`, change);
    expect(body).toMatchObject({ message: KNOWN });
    await clear();
  });

  test('accepts logins with existing common passwords', async () => {
    await stored();
    await team.planner.sql('update users set password_hash = ? where email = ?', [
      await hashPassword('password'),
      OWNER.email,
    ]);
    const login = await team.visitor.rest('POST', '/auth/login', {
      email: OWNER.email,
      password: 'password',
    });
    expect(login.status).toBe(200);
    await clear();
  });
});
