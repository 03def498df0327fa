import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/auth/passwords.js';
import { demoLogins, seedDemo } from '../src/db/seed/demo.js';
import { restDoor } from './door.js';
import { createTestPlanner, databases, type TestPlanner } from './planner.js';

describe.each(databases)('the demonstration on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  afterEach(() => planner.clear());
  afterAll(() => planner.close());

  const start = async () => {
    await seedDemo(planner.orm.em.fork());
    return demoLogins(planner.orm.em.fork());
  };

  test('tells of logins that work, also at a second start', async () => {
    const logins = await start();
    expect(logins).toHaveLength(2);
    expect(await start()).toEqual(logins);
    for (const line of logins) {
      const [, email, password, role] =
        /^(\S+) with the password (\S+)( \(administrator\))?$/.exec(line) ?? [];
      const user = await restDoor(planner.visitor()).login({ email, password });
      expect(user.isAdmin).toBe(role !== undefined);
    }
  });

  test('tells of none that somebody changed or took away', async () => {
    const [maya = ''] = await start();
    await planner.sql(`update users set is_approved = false where email like 'jonas%'`);
    expect(await start()).toEqual([maya]);
    const changed = await hashPassword('a password of her own');
    await planner.sql(`update users set password_hash = ? where email like 'maya%'`, [changed]);
    expect(await start()).toEqual([]);
  });

  test('adds nothing to a planner that has users, and tells of no login', async () => {
    await planner.register('first@planner.example');
    expect(await start()).toEqual([]);
    expect(await planner.sql('select 1 from entries')).toEqual([]);
  });
});
