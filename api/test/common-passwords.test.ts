import { describe, expect, test } from 'vitest';
import { ADMIN_EMAIL, PASSWORD, useTeam } from './planner.js';

const COMMON = 'Password1';
const REFUSED = 'This password is one of the most common ones: choose another one';

describe('common passwords', () => {
  const team = useTeam('postgresql');

  async function strict() {
    const admin = team.planner.visitor({ REFUSE_COMMON_PASSWORDS: 'true' });
    await admin.rest('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
    return admin;
  }

  test('are refused everywhere where the planner is told to', async () => {
    const admin = await strict();
    const { body: me } = await admin.rest('GET', '/auth/user');
    const account = { email: 'new@planner.example', password: COMMON };
    const refused = {
      status: 400,
      body: { message: REFUSED, errors: [{ field: 'password', message: REFUSED }] },
    };
    expect(await admin.rest('POST', '/auth/register', account)).toMatchObject(refused);
    expect(await admin.rest('POST', '/users', account)).toMatchObject(refused);
    expect(await admin.rest('PATCH', `/users/${me.id}`, { password: COMMON })).toMatchObject(refused);
    const change = `mutation { changePassword(current: "${PASSWORD}", new: "${COMMON}") }`;
    expect((await admin.graphql(change)).errors?.[0]?.extensions).toMatchObject({
      status: 400,
      errors: [{ field: 'new', message: REFUSED }],
    });
    const users = await admin.rest<object[]>('GET', '/users');
    expect(users.body).toHaveLength(2);
  });

  test('are taken otherwise, and uncommon ones always', async () => {
    const created = await team.admin.rest('POST', '/users', { email: 'a@planner.example', password: COMMON });
    expect(created.status).toBe(201);
    const admin = await strict();
    const uncommon = { email: 'b@planner.example', password: 'glass harbour 41' };
    expect((await admin.rest('POST', '/users', uncommon)).status).toBe(201);
  });
});
