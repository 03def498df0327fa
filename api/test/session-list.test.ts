import { beforeEach, describe, expect, test } from 'vitest';
import { activity } from './activity.js';
import type { Client } from './client.js';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';
import { restTransport } from './transport.js';

const FIREFOX = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1';

const LIST = '{ sessions { id browser operatingSystem isMobile address createdAt lastUsedAt isCurrent } }';

interface Listed {
  id: string;
  browser: string | null;
  isCurrent: boolean;
  lastUsedAt: string;
}

describe.each(soakDatabases)('the list of sessions on %s', (database) => {
  const team = useTeam(database);

  beforeEach(async () => {
    await team.planner.sql('delete from rate_limits');
    await team.planner.sql('delete from sessions');
  });

  async function loggedIn(email = MEMBER_EMAIL, userAgent?: string): Promise<Client> {
    const client = team.planner.visitor();
    const headers = { ...(userAgent && { 'user-agent': userAgent }) };
    const { status } = await client.request('/api/auth/login', {
      method: 'POST',
      json: { email, password: PASSWORD },
      headers,
    });
    expect(status).toBe(200);
    return client;
  }
  const isLoggedIn = async (client: Client) => (await restTransport(client).viewer()) !== null;
  const list = async (client: Client) =>
    (await client.graphql<{ sessions: Listed[] }>(LIST)).data?.sessions ?? [];
  const idOf = async (client: Client) => (await list(client)).find(({ isCurrent }) => isCurrent)?.id;
  const statusOf = async (client: Client, query: string) =>
    (await client.graphql(query)).errors?.[0]?.extensions.status;
  const eventsOf = () =>
    team.planner.securityLines
      .map((line) => JSON.parse(line) as { event: string; sessions?: number })
      .filter(({ event }) => event === 'sessions-ended');

  test("contains the user's own sessions with their device, address and last use, starting with the current one", async () => {
    const firefox = await loggedIn(MEMBER_EMAIL, FIREFOX);
    const phone = await loggedIn(MEMBER_EMAIL, IPHONE);
    await loggedIn(ADMIN_EMAIL);
    await loggedIn();
    const all = await list(firefox);
    const device = { address: 'local', createdAt: expect.any(String), lastUsedAt: expect.any(String) };
    expect(all).toMatchObject([
      { ...device, browser: 'Firefox', operatingSystem: 'Ubuntu', isMobile: false, isCurrent: true },
      { ...device, browser: null, operatingSystem: null, isMobile: false, isCurrent: false },
      { ...device, browser: 'Safari', operatingSystem: 'iPhone', isMobile: true, isCurrent: false },
    ]);
    expect((await list(phone))[0]).toMatchObject({ browser: 'Safari', isCurrent: true });
    // Session ids don't grant access.
    const guesser = team.planner.visitor();
    for (const [name] of firefox.cookies) guesser.cookies.set(name, all[0]?.id ?? '');
    expect(await isLoggedIn(guesser)).toBe(false);

    await team.planner.sql(
      `update sessions set last_used_at = now() - interval '8 days' where browser = 'Safari'`,
    );
    expect((await list(firefox)).map(({ browser }) => browser)).toEqual(['Firefox', null]);
  });

  test('contains the device that last used a session', async () => {
    const client = await loggedIn(MEMBER_EMAIL, FIREFOX);
    await team.planner.sql(`update sessions set last_used_at = now() - interval '6 minutes', address = null`);
    const { body } = await client.request<{ data: { sessions: Listed[] } }>('/graphql', {
      method: 'POST',
      json: { query: LIST },
      headers: { 'user-agent': IPHONE },
    });
    expect(body.data.sessions).toMatchObject([{ browser: 'Safari', isMobile: true, address: 'local' }]);
  });

  test('lets users end one of their other sessions', async () => {
    const [client, other, stranger] = [await loggedIn(), await loggedIn(), await loggedIn(ADMIN_EMAIL)];
    const [own, id, foreign] = [await idOf(client), await idOf(other), await idOf(stranger)];
    const end = (id: string | undefined) => statusOf(client, `mutation { endSession(id: "${id}") }`);
    expect(await Promise.all([end(own), end(foreign), end('unknown')])).toEqual([400, 404, 404]);
    team.planner.securityLines.length = 0;
    await team.planner.clearContent();
    expect(await end(id)).toBeUndefined();
    expect(await Promise.all([client, other, stranger].map(isLoggedIn))).toEqual([true, false, true]);
    expect(await end(id)).toBe(404);
    expect(eventsOf()).toMatchObject([{ event: 'sessions-ended', sessions: 1 }]);
    expect(await activity(stranger)).toMatchObject([
      {
        ...{ action: 'endSessions', subjectType: 'user', channel: 'graphql', canUndo: false },
        changes: [{ title: MEMBER_EMAIL, values: [{ name: 'sessions', before: 2, after: 1 }] }],
      },
    ]);
  });

  test('lets users end all of their other sessions', async () => {
    const clients = [await loggedIn(), await loggedIn(), await loggedIn(), await loggedIn(ADMIN_EMAIL)];
    const [client] = clients as [Client];
    const end = async () => (await client.graphql<{ n: number }>('mutation { n: endOtherSessions }')).data?.n;
    await team.planner.clearContent();
    expect([await end(), await end()]).toEqual([2, 0]);
    expect(await Promise.all(clients.map(isLoggedIn))).toEqual([true, false, false, true]);
    expect(await activity(clients[3] as Client)).toHaveLength(1);
  });

  test('ends no sessions if the activity cannot record it', async () => {
    const [client, other] = [await loggedIn(), await loggedIn()];
    await team.planner.sql('alter table changes rename to changes_away');
    const json = { query: 'mutation { endOtherSessions }' };
    const response = await client.raw('/graphql', { method: 'POST', json });
    await team.planner.sql('alter table changes_away rename to changes');
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { type: 'internal' } }] });
    expect(await isLoggedIn(other)).toBe(true);
  });

  test("lets administrators end all of a user's sessions", async () => {
    const [admin, adminElsewhere] = [await loggedIn(ADMIN_EMAIL), await loggedIn(ADMIN_EMAIL)];
    const [member, elsewhere] = [await loggedIn(), await loggedIn()];
    const users = (await admin.rest<{ id: string; email: string }[]>('GET', '/users')).body;
    const userOf = (address: string) => users.find(({ email }) => email === address)?.id;
    const end = (id: string | undefined) => `mutation { n: endUserSessions(id: "${id}") }`;
    expect(await statusOf(admin, end(userOf('nobody')))).toBe(404);
    await team.planner.clearContent();
    expect((await admin.graphql(end(userOf(MEMBER_EMAIL)))).data).toEqual({ n: 2 });
    expect(await Promise.all([admin, adminElsewhere, member, elsewhere].map(isLoggedIn))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(await activity(admin)).toMatchObject([
      {
        ...{ action: 'endSessions', actor: { id: userOf(ADMIN_EMAIL) } },
        changes: [{ subjectId: userOf(MEMBER_EMAIL), values: [{ name: 'sessions', before: 2, after: 0 }] }],
      },
    ]);
    expect((await admin.graphql(end(userOf(ADMIN_EMAIL)))).data).toEqual({ n: 1 });
    expect(await Promise.all([admin, adminElsewhere].map(isLoggedIn))).toEqual([true, false]);
  });
});
