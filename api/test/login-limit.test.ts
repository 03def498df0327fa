import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { type RunningServer, startServer } from '../src/server.js';
import { doors } from './door.js';
import { createTestPlanner, databases, emptyDatabase, PASSWORD, type TestPlanner } from './planner.js';

const ACCOUNT = { email: 'maya@planner.example', password: PASSWORD };
const WRONG = { ...ACCOUNT, password: 'not this one' };
const LIMITED = { status: 429, message: 'Too many failed logins: try again in 15 minutes.' };

describe.each(databases)('failed logins on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  beforeEach(() => planner.register(ACCOUNT.email));
  afterEach(() => planner.clear());
  afterAll(() => planner.close());

  describe.each(doors)('through $name', ({ open }) => {
    const visit = () => open(planner.visitor());
    const fail = async (times: number, credentials = WRONG) => {
      for (let n = 0; n < times; n += 1) {
        await expect(visit().login(credentials)).rejects.toMatchObject({ status: 401 });
      }
    };

    test('hold an account back after ten, the right password too, and no other account', async () => {
      await fail(10);
      await expect(visit().login(WRONG)).rejects.toMatchObject(LIMITED);
      await expect(visit().login({ ...ACCOUNT, email: ' MAYA@planner.example ' })).rejects.toMatchObject(
        LIMITED,
      );
      await fail(1, { ...WRONG, email: 'somebody.else@planner.example' });
    });

    test('are forgotten when the password was right, or the time is over', async () => {
      await fail(9);
      await visit().login(ACCOUNT);
      await fail(10);
      await planner.sql('update rate_limits set expire = 1');
      await visit().login(ACCOUNT);
      await fail(1);
      expect(await planner.sql('select 1 from rate_limits where expire = 1')).toEqual([]);
    });
  });
});

describe('the address of a failed login', () => {
  let drop: () => Promise<void>;
  let server: RunningServer;

  const start = async (environment: Record<string, string>) => {
    const database = await emptyDatabase(inject('postgresql').template);
    drop = database.drop;
    server = await startServer(
      readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: database.url, ...environment }),
      '',
    );
  };
  afterEach(async () => {
    await server.close();
    await drop();
  });

  /** Fails until the address is held back, and tells how a login from another address fares then. */
  async function fromAnotherAddress(): Promise<number> {
    const login = async (address: string) => {
      const { status } = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(WRONG),
      });
      return status;
    };
    for (let n = 0; n < 10; n += 1) expect(await login('203.0.113.1')).toBe(401);
    expect(await login('203.0.113.1')).toBe(429);
    return login('203.0.113.2');
  }

  test('is the one that a trusted proxy names', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    expect(await fromAnotherAddress()).toBe(401);
  });

  test('is the socket’s own without one: nobody escapes by a header', async () => {
    await start({});
    expect(await fromAnotherAddress()).toBe(429);
  });
});
