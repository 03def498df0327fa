import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestPlanner, PASSWORD, soakDatabases, type TestPlanner } from './planner.js';

const ACCOUNT = { email: 'mallory@evil.example', password: PASSWORD };

describe.each(soakDatabases)('the host check on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  afterAll(() => planner.close());

  const statusOf = async (
    origin: string,
    environment: Record<string, string> = {},
    path = '/api/openapi.json',
  ) => (await planner.visitor(environment).raw(`${origin}${path}`)).status;

  test.each([
    'http://localhost:4000',
    'http://LOCALHOST.:4000',
    'http://planner.localhost',
    'http://127.0.0.1:4000',
    'http://0x7f.1',
    'http://192.0.2.7',
    'http://[::1]:4000',
    'http://[2001:db8::7]',
  ])('always allows local hosts and IP addresses: %s', async (origin) => {
    expect(await statusOf(origin)).toBe(200);
    expect(await statusOf(origin, { PUBLIC_URL: 'https://planner.example' })).toBe(200);
  });

  test.each([
    'http://evil.example',
    'http://localhost.evil.example',
    'http://evillocalhost',
    'http://127.0.0.1.evil.example',
    'http://evil.example.',
  ])('rejects hosts that are not listed: %s', async (origin) => {
    expect(await statusOf(origin)).toBe(421);
  });

  test('allows hosts in PUBLIC_URL, HOST and ALLOWED_HOSTS', async () => {
    const environment = {
      PUBLIC_URL: 'https://planner.example',
      HOST: 'planner-1',
      ALLOWED_HOSTS: 'planner, *.team.example',
    };
    const hosts = ['planner.example', 'planner-1', 'PLANNER', 'a.team.example', 'a.b.team.example:8080'];
    for (const host of hosts)
      expect([host, await statusOf(`http://${host}`, environment)]).toEqual([host, 200]);
    const others = ['team.example', 'evilteam.example', 'a.planner.example', 'planner.example.evil'];
    for (const host of others)
      expect([host, await statusOf(`http://${host}`, environment)]).toEqual([host, 421]);
  });

  test('rejects other hosts with a message, as JSON from the API and as text elsewhere', async () => {
    const message = `The host 'evil.example' is not allowed. Add it to ALLOWED_HOSTS to allow it.`;
    for (const path of ['/api/brands', '/api/no-such-path', '/graphql']) {
      const result = await planner.visitor().request(`http://evil.example${path}`, { method: 'POST' });
      expect(result).toMatchObject({ status: 421, body: { message } });
    }
    for (const path of ['/', '/login', '/assets/page-1.js', '/apiary']) {
      const result = await planner.visitor().request<string>(`http://evil.example${path}`);
      expect(result).toMatchObject({ status: 421, body: message });
      expect(result.headers.get('content-type')).toMatch(/^text\/plain/);
    }
  });

  test('applies to all paths except health checks and metrics', async () => {
    const origin = 'http://10-0-0-1.pod.cluster.local';
    for (const path of ['/health/live', '/health/ready']) expect(await statusOf(origin, {}, path)).toBe(200);
    expect(await statusOf(origin, {}, '/metrics')).not.toBe(421);
    for (const path of ['/health', '/health/', '/health/other', '/health/live/more', '/metrics/more']) {
      expect([path, await statusOf(origin, {}, path)]).toEqual([path, 421]);
    }
  });

  test('prevents an attacker from creating an account through DNS rebinding', async () => {
    const { port } = new URL(await planner.serve());
    for (const [path, body] of [
      ['/api/auth/register', ACCOUNT],
      [
        '/graphql',
        {
          query: `mutation { register(input: { email: "${ACCOUNT.email}", password: "${PASSWORD}" }) { pendingApproval } }`,
        },
      ],
    ] as const) {
      const { status, result } = await new Promise<{ status: number | undefined; result: string }>(
        (resolve, reject) => {
          const call = request(
            {
              ...{ host: '127.0.0.1', port, path, method: 'POST' },
              headers: {
                host: `evil.example:${port}`,
                origin: `http://evil.example:${port}`,
                'x-forwarded-host': '127.0.0.1',
                'content-type': 'application/json',
              },
            },
            async (response) => resolve({ status: response.statusCode, result: await text(response) }),
          );
          call.on('error', reject);
          call.end(JSON.stringify(body));
        },
      );
      expect([path, status]).toEqual([path, 421]);
      expect(JSON.parse(result)).toHaveProperty('message');
    }
    expect(await planner.sql('select 1 from users')).toEqual([]);
  });
});
