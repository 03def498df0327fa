import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from './full.js';
import { createTestPlanner, soakDatabases, type TestPlanner } from './planner.js';

/** Text that Node.js can send as a header value. */
const headerText = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, ''));

const number = fc.integer({ min: 0, max: 70_000 });
const group = fc.oneof(fc.constantFrom('', '0', 'ffff', 'g'), number.map(String));
const ipv4Like = fc.array(number, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
const ipv6Like = fc
  .tuple(fc.array(group, { maxLength: 9 }), fc.option(ipv4Like), fc.option(headerText))
  .map(([groups, ipv4, zone]) => [...groups, ...(ipv4 ? [ipv4] : [])].join(':') + (zone ? `%${zone}` : ''));
const port = fc.option(number, { nil: undefined }).map((value) => (value === undefined ? '' : `:${value}`));
const hostLike = fc
  .tuple(
    fc.oneof(
      ipv4Like,
      ipv6Like,
      ipv6Like.map((host) => `[${host}]`),
      fc.domain(),
      headerText,
    ),
    port,
  )
  .map((parts) => parts.join(''));
const addressList = fc
  .array(fc.oneof(ipv4Like, ipv6Like, fc.ipV4(), fc.ipV6(), headerText), { maxLength: 4 })
  .map((addresses) => addresses.join(', '));
const forwarded = fc
  .array(
    fc.tuple(fc.constantFrom('for', 'host', 'proto', 'by', ''), hostLike).map((pair) => pair.join('=')),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.join(';'));

const headers = fc.record(
  {
    host: hostLike,
    origin: fc.oneof(
      hostLike.map((host) => `http://${host}`),
      headerText,
    ),
    forwarded,
    'x-forwarded-for': addressList,
    'x-forwarded-host': hostLike,
    'x-forwarded-proto': headerText,
    'x-real-ip': addressList,
    via: headerText,
  },
  { requiredKeys: ['host'] },
);

const JSON_TYPE = { 'content-type': 'application/json' };
// The password is too common, so no account is created and nothing is hashed.
const REGISTRATION = JSON.stringify({ email: 'maya@planner.example', password: 'password' });

const calls = [
  { method: 'GET', path: '/', json: undefined },
  { method: 'GET', path: '/health/live', json: undefined },
  { method: 'GET', path: '/api/auth/user', json: undefined },
  { method: 'POST', path: '/api/auth/register', json: REGISTRATION },
  {
    method: 'POST',
    path: '/graphql',
    json: JSON.stringify({ query: '{ viewer { id } registration { isOpen } }' }),
  },
] as const;

describe.each(soakDatabases)('a request with unusual headers on %s', (database) => {
  let planner: TestPlanner;
  let url: string;
  const agent = new Agent({ keepAlive: true });
  beforeAll(async () => {
    planner = await createTestPlanner(database);
    url = await planner.serve({ TRUST_PROXY: 'loopback' });
  });
  afterAll(async () => {
    agent.destroy();
    await planner.close();
  });

  const statusOf = (
    { method, path, json }: (typeof calls)[number],
    given: OutgoingHttpHeaders,
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const options = { agent, hostname, port, method, path, setHost: false };
      const call = request({ ...options, headers: { ...given, ...(json && JSON_TYPE) } }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      call.once('error', reject);
      call.end(json);
    });

  test('never causes a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), headers, async (call, given) => {
        const status = await statusOf(call, given);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: runs(100, 1000) },
    );
    expect(planner.defects).toEqual([]);
  });

  test.each(['256.1.1.1', '1.2.3.4.5', '[::g]', '[', 'a b', 'a%', '%', 'planner.example:99999'])(
    'returns 400 if the host is invalid: %s',
    async (host) => {
      for (const call of calls.filter(({ path }) => path !== '/health/live')) {
        expect([call.path, await statusOf(call, { host })]).toEqual([call.path, 400]);
      }
    },
  );

  test.each(['::1.2.3.4', '::1.2.3.4, 127.0.0.1', '203.0.113.1, ::1.2.3.4', '1:2:3:4:5:6:7::', 'fe80::1%x'])(
    'never causes a server error if an address is hard to parse: %s',
    async (addresses) => {
      const [user] = calls.filter(({ path }) => path === '/api/auth/user');
      expect(user && (await statusOf(user, { host: 'localhost', 'x-forwarded-for': addresses }))).toBe(401);
      expect(planner.defects).toEqual([]);
    },
  );
});
