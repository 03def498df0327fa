import { afterEach, describe, expect, test, vi } from 'vitest';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const setClock = (offset: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset });
};

describe.each(soakDatabases)('a server on %s with an inaccurate clock', (database) => {
  const team = useTeam(database);
  afterEach(async () => {
    vi.useRealTimers();
    await team.planner.sql('delete from rate_limits');
  });

  const logIn = (password: string, email = MEMBER_EMAIL) =>
    team.planner.visitor().rest('POST', '/auth/login', { email, password });

  test.each([365 * DAY, 40 * DAY, -365 * DAY])(
    'does not lock users out for longer than the rate limit period after a clock jump of %d ms',
    async (offset) => {
      setClock(offset);
      for (let n = 0; n < 10; n += 1) expect((await logIn('a wrong password')).status).toBe(401);
      expect((await logIn(PASSWORD)).status).toBe(429);
      vi.useRealTimers();
      expect((await logIn(PASSWORD)).status).toBe(200);
    },
  );

  test("limits logins even if another server's clock differs slightly", async () => {
    setClock(MINUTE / 2);
    for (let n = 0; n < 10; n += 1) await logIn('a wrong password');
    vi.useRealTimers();
    expect((await logIn(PASSWORD)).status).toBe(429);
  });

  test('deletes rate limit periods that started while the clock was ahead', async () => {
    setClock(365 * DAY);
    await logIn('a wrong password', 'nobody@planner.example');
    vi.useRealTimers();
    await logIn('a wrong password', ADMIN_EMAIL);
    const future = await team.planner.sql('select 1 from rate_limits where expire > ?', [Date.now() + DAY]);
    expect(future).toEqual([]);
  });

  test('ends sessions that would last longer than 30 days', async () => {
    setClock(365 * DAY);
    const user = team.planner.visitor();
    await user.rest('POST', '/auth/login', { email: MEMBER_EMAIL, password: PASSWORD });
    expect((await user.rest('GET', '/auth/user')).status).toBe(200);
    vi.useRealTimers();
    expect((await user.request('/api/auth/user')).status).toBe(401);
    expect((await user.rest('POST', '/auth/login', { email: MEMBER_EMAIL, password: PASSWORD })).status).toBe(
      200,
    );
  });

  test('keeps existing sessions and their idle limit when a clock that is ahead is set back', async () => {
    await team.planner.sql('delete from sessions');
    const user = team.planner.visitor();
    await user.rest('POST', '/auth/login', { email: MEMBER_EMAIL, password: PASSWORD });
    setClock(6 * DAY);
    expect((await user.rest('GET', '/auth/user')).status).toBe(200);
    vi.useRealTimers();
    expect((await user.rest('GET', '/auth/user')).status).toBe(200);
    const [row] = await team.planner.sql<{ ahead: boolean }>(
      `select bool_or(last_used_at > now() + interval '1 hour') as ahead from sessions`,
    );
    expect(row).toEqual({ ahead: false });
  });
});
