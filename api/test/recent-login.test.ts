import { beforeEach, describe, expect, test } from 'vitest';
import { ADMIN_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';

const NEEDS_LOGIN = 'Log in again to do this. It requires a login within the last ten minutes.';

describe.each(soakDatabases)('sensitive changes on %s', (database) => {
  const team = useTeam(database);

  const age = (interval: string) =>
    team.planner.sql(`update sessions set created_at = now() - interval '${interval}'`);
  const logIn = async () => {
    const client = team.planner.visitor();
    const json = { email: ADMIN_EMAIL, password: PASSWORD };
    expect((await client.request('/api/auth/login', { method: 'POST', json })).status).toBe(200);
    return client;
  };
  /** Finds the member by the order in which the accounts were created, because a test changes the email address. */
  const memberId = async () => {
    const [row] = await team.planner.sql<{ id: string }>(
      'select id from users order by created_at, id limit 1 offset 1',
    );
    return row?.id ?? '';
  };

  beforeEach(() => team.planner.sql('delete from rate_limits'));

  test('require a login within the last ten minutes, in REST and GraphQL', async () => {
    const admin = await logIn();
    const id = await memberId();
    const rest = [
      ['PATCH', `/api/users/${id}/admin`, { isAdmin: true }],
      ['PATCH', `/api/users/${id}`, { password: 'a different secret 47' }],
      ['PATCH', `/api/users/${id}`, { email: 'another@planner.example' }],
      [
        'POST',
        '/api/users',
        { email: 'second-admin@planner.example', password: 'a long secret 47', isAdmin: true },
      ],
    ] as const;
    const key = `mutation {
      createAccessToken(input: { kind: key, name: "Script" }) { secret }
    }`;
    const role = `mutation { setUserAdmin(id: "${id}", isAdmin: true) { isAdmin } }`;
    const reset = `mutation { createPasswordReset(userId: "${id}") { secret } }`;
    const before = await team.planner.sql('select * from users order by id');

    await age('11 minutes');
    for (const [method, path, json] of rest) {
      const { status, body } = await admin.request<{ message: string }>(path, { method, json });
      expect({ status, body }).toEqual({ status: 403, body: { message: NEEDS_LOGIN } });
    }
    const twoStep = `mutation { resetTwoStep(id: "${id}") }`;
    for (const query of [key, role, reset, twoStep]) {
      const { errors } = await admin.graphql(query);
      expect(errors).toMatchObject([
        { message: NEEDS_LOGIN, extensions: { status: 403, code: 'recentLoginRequired' } },
      ]);
    }
    expect(await team.planner.sql('select * from users order by id')).toEqual(before);

    await age('9 minutes');
    for (const query of [key, reset]) expect((await admin.graphql(query)).errors).toBeUndefined();
    for (const [method, path, json] of rest) {
      expect((await admin.request(path, { method, json })).status).toBeLessThan(300);
    }
    await age('11 minutes');
    const again = await logIn();
    expect(
      (await again.request(`/api/users/${id}/admin`, { method: 'PATCH', json: { isAdmin: false } })).status,
    ).toBe(200);
  });

  test('do not require a recent login if the current password is sent, and other changes never require one', async () => {
    const admin = await logIn();
    await age('11 minutes');
    const [me] = await team.planner.sql<{ id: string }>(
      `select id from users where email = '${ADMIN_EMAIL}'`,
    );
    const json = { email: 'renamed@planner.example', currentPassword: PASSWORD };
    expect((await admin.request(`/api/users/${me?.id}`, { method: 'PATCH', json })).status).toBe(200);
    const back = { email: ADMIN_EMAIL, currentPassword: PASSWORD };
    expect((await admin.request(`/api/users/${me?.id}`, { method: 'PATCH', json: back })).status).toBe(200);

    const id = await memberId();
    const others = [
      ['PATCH', `/api/users/${id}`, { firstName: 'Renamed' }],
      ['PATCH', `/api/users/${id}/approve`, { isApproved: true }],
      ['POST', '/api/users', { email: 'newcomer@planner.example', password: 'a long secret 47' }],
    ] as const;
    for (const [method, path, json] of others) {
      expect((await admin.request(path, { method, json })).status).toBeLessThan(300);
    }
    const feed = 'mutation { createAccessToken(input: { kind: feed, name: "Phone" }) { secret } }';
    expect((await admin.graphql(feed)).errors).toBeUndefined();
  });
});
