import { describe, expect, test } from 'vitest';
import type { Client } from './client.js';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';
import { restTransport, transports } from './transport.js';

const MEMBER = { email: MEMBER_EMAIL, password: PASSWORD };

describe.each(soakDatabases)('session management on %s', (database) => {
  const team = useTeam(database);

  const isLoggedIn = async (client: Client) => (await restTransport(client).viewer()) !== null;
  const age = (column: string, interval: string) =>
    team.planner.sql(`update sessions set ${column} = ${column} - interval '${interval}'`);
  async function loggedIn(): Promise<Client> {
    await team.planner.sql('delete from rate_limits');
    const client = team.planner.visitor();
    await restTransport(client).login(MEMBER);
    return client;
  }
  /** Returns another client for the same browser, with the same cookies. */
  function copyOf(client: Client): Client {
    const copy = team.planner.visitor();
    for (const [name, value] of client.cookies) copy.cookies.set(name, value);
    return copy;
  }
  const count = async () => (await team.planner.sql('select 1 from sessions')).length;

  test.each(transports)(
    'ends a session when the same browser logs in again, through $name',
    async ({ open }) => {
      const [client, elsewhere] = [await loggedIn(), await loggedIn()];
      const before = copyOf(client);
      await open(client).login({ email: ADMIN_EMAIL, password: PASSWORD });
      expect([await isLoggedIn(client), await isLoggedIn(before)]).toEqual([true, false]);
      expect(await isLoggedIn(elsewhere)).toBe(true);
    },
  );

  test.each(transports)(
    'keeps the session if a login in the same browser fails, through $name',
    async ({ open }) => {
      const client = await loggedIn();
      await expect(open(client).login({ ...MEMBER, password: 'not this one' })).rejects.toMatchObject({
        status: 401,
      });
      expect(await isLoggedIn(client)).toBe(true);
      await team.planner.sql('delete from rate_limits');
    },
  );

  test('replaces the first session if one request logs in twice', async () => {
    const before = await count();
    const client = team.planner.visitor();
    const input = `{ email: "${MEMBER.email}", password: "${PASSWORD}" }`;
    await client.graphql(`mutation { a: login(input: ${input}) { id } b: login(input: ${input}) { id } }`);
    expect(await isLoggedIn(client)).toBe(true);
    expect(await count()).toBe(before + 1);
  });

  test('limits users to 20 sessions, so another login ends the least recently used session', async () => {
    await team.planner.sql('delete from sessions where user_id = (select id from users where email = ?)', [
      MEMBER.email,
    ]);
    const clients: Client[] = [];
    for (let n = 0; n < 20; n += 1) clients.push(await loggedIn());
    const [oldest, second, third] = clients as [Client, Client, Client];
    await team.planner.sql(
      `update sessions set last_used_at = last_used_at - interval '4 minutes' where id =
         (select id from sessions where user_id = (select id from users where email = ?)
          order by created_at offset 1 limit 1)`,
      [MEMBER.email],
    );
    expect(await isLoggedIn(second)).toBe(true);
    team.planner.securityLines.length = 0;
    let newest = await loggedIn();
    const remaining = () => Promise.all([oldest, second, third, newest, team.admin].map(isLoggedIn));
    expect(await remaining()).toEqual([true, false, true, true, true]);
    newest = await loggedIn();
    expect(await remaining()).toEqual([false, false, true, true, true]);
    const lines = team.planner.securityLines.map((line) => JSON.parse(line) as { event: string });
    expect(lines.filter(({ event }) => event === 'login')).toMatchObject([
      { event: 'login', endedSessions: 1 },
      { event: 'login', endedSessions: 1 },
    ]);
  });

  test('ends a session after 7 days without a request', async () => {
    const client = await loggedIn();
    await age('last_used_at', '7 days - 1 minute');
    expect(await isLoggedIn(client)).toBe(true);
    await age('last_used_at', '7 days - 1 minute');
    expect(await isLoggedIn(client)).toBe(true);
    await age('last_used_at', '7 days + 1 minute');
    expect(await isLoggedIn(client)).toBe(false);
    await loggedIn();
    expect(
      await team.planner.sql(`select 1 from sessions where last_used_at < now() - interval '7 days'`),
    ).toEqual([]);
    team.admin = await loginAgain();
  });

  test('ends a session after 30 days even if it is used', async () => {
    const client = await loggedIn();
    await age('expires_at', '30 days - 1 minute');
    expect(await isLoggedIn(client)).toBe(true);
    await age('expires_at', '2 minutes');
    expect(await isLoggedIn(client)).toBe(false);
    team.admin = await loginAgain();
  });

  test('records the last use of a session at most once every five minutes', async () => {
    const client = await loggedIn();
    const used = () =>
      team.planner.sql('select last_used_at as at from sessions order by created_at desc limit 1');
    await age('last_used_at', '4 minutes');
    const before = await used();
    await isLoggedIn(client);
    expect(await used()).toEqual(before);
    await age('last_used_at', '2 minutes');
    await isLoggedIn(client);
    expect(await used()).not.toEqual(before);
    const [fresh] = await team.planner.sql<{ fresh: boolean }>(
      `select last_used_at > now() - interval '1 minute' as fresh from sessions order by created_at desc limit 1`,
    );
    expect(fresh?.fresh).toBe(true);
  });

  async function loginAgain(): Promise<Client> {
    const admin = team.planner.visitor();
    await restTransport(admin).login({ email: ADMIN_EMAIL, password: PASSWORD });
    return admin;
  }
});

describe.each(soakDatabases)('mutations in one request on %s', (database) => {
  const team = useTeam(database);

  /** Creates an administrator. */
  async function administrator(): Promise<{ id: string; client: Client }> {
    const email = `${Math.random().toString(36).slice(2)}@planner.example`;
    const { body } = await team.admin.rest('POST', '/users', { email, password: PASSWORD, isAdmin: true });
    const client = team.planner.visitor();
    await restTransport(client).login({ email, password: PASSWORD });
    return { id: body.id, client };
  }
  const BRAND = 'made: createBrand(input: { name: "Northwind", color: "red" }) { name }';
  const ENTRY = 'made: createEntry(input: { kind: blog, startDate: "2026-03-08", title: "Launch" }) { id }';
  const LOGIN = `login(input: { email: "${MEMBER.email}", password: "${PASSWORD}" }) { id }`;

  test.each([
    ['setUserAdmin(id: $id, isAdmin: false) { id }', BRAND, 403],
    ['setUserApproved(id: $id, isApproved: false) { id }', ENTRY, 401],
    ['deleteUser(id: $id)', ENTRY, 401],
    ['logout', BRAND, 401],
    ['logout', ENTRY, 401],
    [LOGIN, BRAND, 403],
  ])('use the permissions that remain after earlier mutations: %s', async (before, write, status) => {
    const { id, client } = await administrator();
    // The first mutation shows that the user has the permission at the start of the request.
    const query = `mutation ($id: ID!) {
      setUserAdmin(id: $id, isAdmin: true) { id }
      first: createBrand(input: { name: "First", color: "red" }) { id }
      before: ${before}
      ${write}
    }`;
    const { errors } = await client.graphql(query, { id });
    expect(errors).toMatchObject([{ path: ['made'], extensions: { status } }]);
    const written = await team.planner.sql('select name from brands union all select title from entries');
    expect(written).toEqual([{ name: 'First' }]);
  });

  test('are allowed after the first mutation logs the user in', async () => {
    const client = team.planner.visitor();
    const { errors } = await client.graphql(`mutation { ${LOGIN} ${ENTRY} }`);
    expect(errors).toBeUndefined();
  });
});
