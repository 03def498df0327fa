import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Client, Entity } from './client.js';
import { ADMIN_EMAIL, databases, MEMBER_EMAIL, PASSWORD, useTeam } from './planner.js';

const LAST = { status: 409, body: { message: 'At least one administrator is required' } };
const FORBIDDEN = { status: 403, body: { message: 'You must be an administrator to access this page.' } };

describe.each(databases)('administering users on %s', (database) => {
  const team = useTeam(database);

  const list = async () => (await team.admin.rest<Entity[]>('GET', '/users')).body;
  const idOf = async (email: string) => (await list()).find((user) => user.email === email)?.id;
  const create = (more: object = {}) =>
    team.admin.rest('POST', '/users', { email: `${uuid()}@planner.example`, password: PASSWORD, ...more });
  const logIn = (email: unknown, password: string = PASSWORD) =>
    team.planner.visitor().rest('POST', '/auth/login', { email, password });
  /** Somebody new who is logged in. */
  const newcomer = async (more: object = {}): Promise<{ user: Entity; client: Client }> => {
    const { body: user } = await create(more);
    const client = team.planner.visitor();
    await client.rest('POST', '/auth/login', { email: user.email, password: PASSWORD });
    return { user, client };
  };
  const isLoggedIn = async (client: Client) => (await client.rest('GET', '/auth/user')).status === 200;

  test('lists every account without passwords, oldest first', async () => {
    const users = await list();
    expect(users.slice(0, 2)).toMatchObject([
      { email: ADMIN_EMAIL, isAdmin: true, isApproved: true },
      { email: MEMBER_EMAIL, isAdmin: false, isApproved: true },
    ]);
    expect(JSON.stringify(users)).not.toMatch(/password|hash|argon/i);
  });

  test('creates accounts that are approved and no administrators, unless told otherwise', async () => {
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

  test('refuses an address that is taken, also on a change', async () => {
    expect((await create({ email: ADMIN_EMAIL.toUpperCase() })).status).toBe(409);
    const { body } = await create();
    expect((await team.admin.rest('PATCH', `/users/${body.id}`, { email: MEMBER_EMAIL })).status).toBe(409);
    expect(await idOf(String(body.email))).toBe(body.id);
  });

  test('changes what is given and keeps the rest, a blank password too', async () => {
    const { body: user } = await create({ firstName: 'Noor', lastName: 'Haddad' });
    const change = { firstName: null, password: '' };
    const { body } = await team.admin.rest('PATCH', `/users/${user.id}`, change);
    expect(body).toEqual({ ...user, firstName: null });
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('a new password replaces the old one and ends the sessions of the user', async () => {
    const { user, client } = await newcomer();
    await team.admin.rest('PATCH', `/users/${user.id}`, { password: 'another password' });
    expect(await isLoggedIn(client)).toBe(false);
    expect((await logIn(user.email)).status).toBe(401);
    expect((await logIn(user.email, 'another password')).status).toBe(200);
  });

  test('taking the approval away ends the sessions, and giving it back does not revive them', async () => {
    const { user, client } = await newcomer();
    await team.admin.rest('PATCH', `/users/${user.id}/approve`, { isApproved: false });
    expect(await isLoggedIn(client)).toBe(false);
    await team.admin.rest('PATCH', `/users/${user.id}/approve`, { isApproved: true });
    expect(await isLoggedIn(client)).toBe(false);
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('giving and taking the administrator right acts at once', async () => {
    const { user, client } = await newcomer();
    expect(await client.rest('GET', '/users')).toMatchObject(FORBIDDEN);
    await team.admin.rest('PATCH', `/users/${user.id}/admin`, { isAdmin: true });
    expect((await client.rest('GET', '/users')).status).toBe(200);
    await team.admin.rest('PATCH', `/users/${user.id}/admin`, { isAdmin: false });
    expect(await client.rest('GET', '/users')).toMatchObject(FORBIDDEN);
  });

  test('deleting a user takes their sessions and column preferences, and nothing of the team', async () => {
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
    test('cannot be demoted, rejected or deleted', async () => {
      const path = `/users/${await idOf(ADMIN_EMAIL)}`;
      // An administrator who cannot log in is none.
      await create({ isAdmin: true, isApproved: false });
      expect(await team.admin.rest('PATCH', `${path}/admin`, { isAdmin: false })).toMatchObject(LAST);
      expect(await team.admin.rest('PATCH', `${path}/approve`, { isApproved: false })).toMatchObject(LAST);
      expect(await team.admin.rest('DELETE', path)).toMatchObject(LAST);
      expect((await team.admin.rest('GET', '/users')).status).toBe(200);
    });

    test('is left over when two demote each other at one moment', async () => {
      const { user, client } = await newcomer({ isAdmin: true });
      const admin = await idOf(ADMIN_EMAIL);
      // Every commit takes a while, so that neither sees what the other has done.
      await team.planner.sql(`create function dawdle() returns trigger language plpgsql
        as 'begin perform pg_sleep(0.3); return null; end'`);
      await team.planner.sql(`create constraint trigger dawdle after update on users
        deferrable initially deferred for each row execute function dawdle()`);
      const answers = await Promise.all([
        team.admin.rest('PATCH', `/users/${user.id}/admin`, { isAdmin: false }),
        client.rest('PATCH', `/users/${admin}/admin`, { isAdmin: false }),
      ]);
      const left = await team.planner.sql('select email from users where is_admin and is_approved');
      await team.planner.sql('drop function dawdle cascade');
      await team.planner.sql('update users set is_admin = true where email = ?', [ADMIN_EMAIL]);
      await team.admin.rest('DELETE', `/users/${user.id}`);
      expect(left).toHaveLength(1);
      // 403 where the second one began after the first had ended.
      expect([
        [200, 409],
        [200, 403],
      ]).toContainEqual(answers.map(({ status }) => status).toSorted());
    });
  });

  test('changing one’s own password needs the current one and ends one’s other sessions', async () => {
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
      { message: 'The current password is not right', extensions: { status: 400 } },
    ]);
    expect(await isLoggedIn(elsewhere)).toBe(true);
    expect(await change(PASSWORD)).toEqual({ data: { changePassword: true } });
    expect([await isLoggedIn(client), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect((await logIn(user.email, 'another password')).status).toBe(200);
  });
});
