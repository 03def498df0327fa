import { v7 as uuid } from 'uuid';
import { afterEach, describe, expect, test } from 'vitest';
import { createToken, exchange, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';

const LAST = { status: 409, body: { message: 'At least one administrator is required' } };
const FORBIDDEN = { status: 403, body: { message: 'You must be an administrator to access this page.' } };

describe.each(soakDatabases)('the user API on %s', (database) => {
  const team = useTeam(database);

  const list = async () => (await team.admin.rest<Entity[]>('GET', '/users')).body;
  const idOf = async (email: string) => (await list()).find((user) => user.email === email)?.id;
  const create = (more: object = {}) =>
    team.admin.rest('POST', '/users', { email: `${uuid()}@planner.example`, password: PASSWORD, ...more });
  const logIn = (email: unknown, password: string = PASSWORD) =>
    team.planner.visitor().rest('POST', '/auth/login', { email, password });
  /** Creates a user who is logged in. */
  const newcomer = async (more: object = {}): Promise<{ user: Entity; client: Client }> => {
    const { body: user } = await create(more);
    const client = team.planner.visitor();
    await client.rest('POST', '/auth/login', { email: user.email, password: PASSWORD });
    return { user, client };
  };
  const isLoggedIn = async (client: Client) => (await client.rest('GET', '/auth/user')).status === 200;

  test('lists every account, oldest first, but no passwords', async () => {
    const users = await list();
    expect(users.slice(0, 2)).toMatchObject([
      { email: ADMIN_EMAIL, isAdmin: true, isApproved: true },
      { email: MEMBER_EMAIL, isAdmin: false, isApproved: true },
    ]);
    expect(JSON.stringify(users)).not.toMatch(/password|hash|argon/i);
  });

  test('lists the people with approved accounts for every user and key, but without addresses, and never for links', async () => {
    const { user, client } = await newcomer({ firstName: 'Aaron', lastName: 'Abel' });
    const { body: pending } = await create({ isApproved: false });
    const { body: people } = await client.rest<Entity[]>('GET', '/people');
    expect(people[0]).toEqual({
      ...{ id: user.id, firstName: 'Aaron', lastName: 'Abel' },
      ...{ profileImageUrl: null, isApproved: true, isMe: true },
    });
    expect(people.filter(({ isMe }) => isMe)).toHaveLength(1);
    expect(people.map(({ id }) => id)).not.toContain(pending.id);
    const query = '{ people { id firstName lastName profileImageUrl isApproved isMe } }';
    expect((await client.graphql(query)).data).toEqual({ people });
    const key = tokenClient(team.planner, (await createToken(client, { kind: 'key' })).secret);
    expect((await key.rest('GET', '/people')).body).toEqual(people);
    const { secret } = await createToken(team.admin, { kind: 'link' });
    const link = tokenClient(team.planner, (await exchange(team.planner, secret)).body.token);
    expect((await link.rest('GET', '/people')).body).toEqual([]);
    expect((await link.graphql(query)).data).toEqual({ people: [] });
  });

  test('creates approved accounts without administrator rights by default', async () => {
    const usual = await create({ firstName: 'Noor', lastName: '' });
    expect(usual).toMatchObject({
      status: 201,
      body: { firstName: 'Noor', lastName: null, isAdmin: false, isApproved: true },
    });
    expect((await logIn(usual.body.email)).status).toBe(200);
    const other = await create({ isAdmin: true, isApproved: false });
    expect(other.body).toMatchObject({ isAdmin: true, isApproved: false });
    expect((await logIn(other.body.email)).status).toBe(403);
  });

  test('rejects email addresses that are taken, even in updates', async () => {
    expect((await create({ email: ADMIN_EMAIL.toUpperCase() })).status).toBe(409);
    const { body } = await create();
    expect((await team.admin.rest('PATCH', `/users/${body.id}`, { email: MEMBER_EMAIL })).status).toBe(409);
    expect(await idOf(String(body.email))).toBe(body.id);
  });

  test('updates only the given fields, and ignores a blank password', async () => {
    const { body: user } = await create({ firstName: 'Noor', lastName: 'Haddad' });
    const change = { firstName: null, password: '' };
    const { body } = await team.admin.rest('PATCH', `/users/${user.id}`, change);
    expect(body).toEqual({ ...user, firstName: null });
    expect((await logIn(user.email)).status).toBe(200);
  });

  test("replaces a user's password and ends their sessions", async () => {
    const { user, client } = await newcomer();
    await team.admin.rest('PATCH', `/users/${user.id}`, { password: 'another password' });
    expect(await isLoggedIn(client)).toBe(false);
    expect((await logIn(user.email)).status).toBe(401);
    expect((await logIn(user.email, 'another password')).status).toBe(200);
  });

  test("ends a user's sessions if the email address changes, but not if only names or letter case change", async () => {
    const { user, client } = await newcomer();
    const path = `/users/${user.id}`;
    const same = { email: String(user.email).toUpperCase(), firstName: 'Noor', lastName: 'Haddad' };
    expect((await team.admin.rest('PATCH', path, same)).status).toBe(200);
    expect(await isLoggedIn(client)).toBe(true);
    await team.admin.rest('PATCH', path, { email: `${uuid()}@planner.example` });
    expect(await isLoggedIn(client)).toBe(false);
  });

  describe.each(['REST', 'GraphQL'])("for an administrator's own account, through %s", (transport) => {
    /** Changes an account. Returns the status and the field errors. */
    async function update(client: Client, id: string, input: object) {
      if (transport === 'REST') {
        const { status, body } = await client.rest('PATCH', `/users/${id}`, input);
        return [status, body.errors];
      }
      const query =
        'mutation ($id: ID!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id } }';
      const { errors } = await client.graphql(query, { id, input });
      return errors ? [errors[0]?.extensions.status, errors[0]?.extensions.errors] : [200, undefined];
    }
    const wrong = (message: string) => [400, [{ field: 'currentPassword', message }]];
    const MISSING = wrong('Enter your current password to change your email address or password');
    const NEW_PASSWORD = 'another password';

    afterEach(async () => {
      await team.planner.sql('delete from users where email not in (?, ?)', [ADMIN_EMAIL, MEMBER_EMAIL]);
      await team.planner.sql('delete from rate_limits');
    });

    test('requires the current password for a new email address or password', async () => {
      const { user, client } = await newcomer({ isAdmin: true });
      const elsewhere = team.planner.visitor();
      await elsewhere.rest('POST', '/auth/login', { email: user.email, password: PASSWORD });
      const email = `${uuid()}@planner.example`;
      for (const id of [user.id, user.id.toUpperCase()]) {
        for (const change of [{ email }, { password: NEW_PASSWORD }]) {
          for (const currentPassword of [undefined, null, '']) {
            expect(await update(client, id, { ...change, currentPassword })).toEqual(MISSING);
          }
          expect(await update(client, id, { ...change, currentPassword: 'not this one' })).toEqual(
            wrong('Current password is incorrect'),
          );
        }
      }
      expect([await isLoggedIn(elsewhere), await idOf(email)]).toEqual([true, undefined]);

      expect(await update(client, user.id, { email, currentPassword: PASSWORD })).toEqual([200, undefined]);
      expect([await isLoggedIn(client), await isLoggedIn(elsewhere)]).toEqual([true, false]);
      const change = { password: NEW_PASSWORD, currentPassword: PASSWORD };
      expect(await update(client, user.id, change)).toEqual([200, undefined]);
      expect([await isLoggedIn(client), (await logIn(email, NEW_PASSWORD)).status]).toEqual([true, 200]);
    });

    test('does not require the current password for other changes', async () => {
      const { user, client } = await newcomer({ isAdmin: true });
      const names = { email: user.email, firstName: 'Noor', password: '' };
      expect(await update(client, user.id, names)).toEqual([200, undefined]);
      const { user: other } = await newcomer();
      expect(await update(client, other.id, { password: NEW_PASSWORD })).toEqual([200, undefined]);
    });

    test('allows ten wrong passwords, including those sent to changePassword', async () => {
      const { user, client } = await newcomer({ isAdmin: true });
      const change = { password: NEW_PASSWORD, currentPassword: 'not this one' };
      expect((await update(client, user.id, change))[0]).toBe(400);
      await team.planner.sql(`update rate_limits set points = 10 where key like 'password-change%'`);
      const right = { ...change, currentPassword: PASSWORD };
      expect((await update(client, user.id, right))[0]).toBe(429);
      const { errors } = await client.graphql(
        `mutation { changePassword(current: "${PASSWORD}", new: "${NEW_PASSWORD}") }`,
      );
      expect(errors).toMatchObject([{ extensions: { status: 429 } }]);
    });
  });

  test("ends a user's sessions when their approval is revoked, and does not restore the sessions when it is granted again", async () => {
    const { user, client } = await newcomer();
    await team.admin.rest('PATCH', `/users/${user.id}/approve`, { isApproved: false });
    expect(await isLoggedIn(client)).toBe(false);
    await team.admin.rest('PATCH', `/users/${user.id}/approve`, { isApproved: true });
    expect(await isLoggedIn(client)).toBe(false);
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('grants and revokes administrator rights immediately', async () => {
    const { user, client } = await newcomer();
    expect(await client.rest('GET', '/users')).toMatchObject(FORBIDDEN);
    await team.admin.rest('PATCH', `/users/${user.id}/admin`, { isAdmin: true });
    expect((await client.rest('GET', '/users')).status).toBe(200);
    await team.admin.rest('PATCH', `/users/${user.id}/admin`, { isAdmin: false });
    expect(await client.rest('GET', '/users')).toMatchObject(FORBIDDEN);
  });

  test("deletes a user along with the user's sessions and column preferences, but keeps their content", async () => {
    const { user, client } = await newcomer();
    const columns = { visibleColumns: ['date'], columnOrder: ['date'] };
    await client.rest('PUT', '/column-preferences/blog', columns);
    await client.rest('POST', '/logs/blog', { date: '2026-03-08', blogName: 'Launch' });
    expect((await team.admin.rest('DELETE', `/users/${user.id}`)).status).toBe(204);
    expect(await isLoggedIn(client)).toBe(false);
    expect(await idOf(String(user.email))).toBeUndefined();
    expect(await team.planner.sql('select 1 from column_preferences')).toEqual([]);
    expect((await team.admin.rest('GET', '/logs/blog')).body).toHaveLength(1);
  });

  describe('the last administrator', () => {
    test("can't be demoted, rejected or deleted", async () => {
      const path = `/users/${await idOf(ADMIN_EMAIL)}`;
      // Administrators who can't log in don't count.
      await create({ isAdmin: true, isApproved: false });
      expect(await team.admin.rest('PATCH', `${path}/admin`, { isAdmin: false })).toMatchObject(LAST);
      expect(await team.admin.rest('PATCH', `${path}/approve`, { isApproved: false })).toMatchObject(LAST);
      expect(await team.admin.rest('DELETE', path)).toMatchObject(LAST);
      expect((await team.admin.rest('GET', '/users')).status).toBe(200);
    });

    test('remains if two administrators demote each other concurrently', async () => {
      const { user, client } = await newcomer({ isAdmin: true });
      const admin = await idOf(ADMIN_EMAIL);
      // Each commit takes a while, so that both demotions start before either one finishes.
      await team.planner.sql(`create function dawdle() returns trigger language plpgsql
        as 'begin perform pg_sleep(0.3); return null; end'`);
      await team.planner.sql(`create constraint trigger dawdle after update on users
        deferrable initially deferred for each row execute function dawdle()`);
      const responses = await Promise.all([
        team.admin.rest('PATCH', `/users/${user.id}/admin`, { isAdmin: false }),
        client.rest('PATCH', `/users/${admin}/admin`, { isAdmin: false }),
      ]);
      const left = await team.planner.sql('select email from users where is_admin and is_approved');
      await team.planner.sql('drop function dawdle cascade');
      await team.planner.sql('update users set is_admin = true where email = ?', [ADMIN_EMAIL]);
      await team.admin.rest('DELETE', `/users/${user.id}`);
      expect(left).toHaveLength(1);
      // The second demotion returns 403 if it began after the first demotion had finished.
      expect([
        [200, 409],
        [200, 403],
      ]).toContainEqual(responses.map(({ status }) => status).toSorted());
    });
  });

  test("changes a user's own password only with the current password, and ends their other sessions", async () => {
    const { user, client } = await newcomer();
    const elsewhere = team.planner.visitor();
    await elsewhere.rest('POST', '/auth/login', { email: user.email, password: PASSWORD });
    const change = (current: string) =>
      client.graphql(
        `mutation ($current: String!) { changePassword(current: $current, new: "another password") }`,
        {
          current,
        },
      );
    expect((await change('not the current one')).errors).toMatchObject([
      { message: 'Current password is incorrect', extensions: { status: 400 } },
    ]);
    expect(await isLoggedIn(elsewhere)).toBe(true);
    expect((await change(PASSWORD)).data).toEqual({ changePassword: true });
    expect([await isLoggedIn(client), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect((await logIn(user.email, 'another password')).status).toBe(200);
  });
});
