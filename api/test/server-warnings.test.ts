import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.js';
import { sendHttp10 } from './http-1-0.js';
import { ADMIN_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';

const QUERY = '{ serverWarnings { code params message } }';

interface Warning {
  code: string;
  params: Record<string, string>;
  message: string;
}

describe.each(soakDatabases)('server warnings on %s', (database) => {
  const team = useTeam(database);
  afterEach(() => {
    team.planner.defects.length = 0;
  });

  const warnings = async (client: Client) =>
    (await client.graphql<{ serverWarnings: Warning[] }>(QUERY)).data?.serverWarnings;

  test('are only available to administrators', async () => {
    expect(await warnings(team.admin)).toEqual([]);
    const failure = async (client: Client) => (await client.graphql(QUERY)).errors?.[0]?.extensions.status;
    expect(await failure(team.member)).toBe(403);
    expect(await failure(team.visitor)).toBe(401);
  });

  test.each(['0.0.0.0', '::', '192.0.2.7', 'planner-1'])(
    'appear for a HOST that other machines can reach without https: %s',
    async (HOST) => {
      const client = team.planner.visitor({ HOST });
      await client.rest('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
      const message = `Other machines can reach this server (HOST is ${HOST}) without https://, so passwords may be sent unencrypted. Put a TLS proxy in front of it and set PUBLIC_URL.`;
      expect(await warnings(client)).toEqual([
        { code: 'insecureConnection', params: { host: HOST }, message },
      ]);
      expect(team.planner.defects.map((line) => JSON.parse(line))).toMatchObject([
        { level: 40, msg: message },
      ]);
    },
  );

  test.each([
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { HOST: 'localhost' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://planner.example' },
  ])('do not appear for secure settings: %j', (environment) => {
    team.planner.visitor(environment as Record<string, string>);
    expect(team.planner.defects).toEqual([]);
  });

  describe('the warning about a proxy', () => {
    let cookie: string;
    beforeAll(() => {
      cookie = [...team.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    });

    const warningsAt = async (url: string) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ query: QUERY }),
      });
      const { data } = (await response.json()) as { data: { serverWarnings: Warning[] } };
      return data.serverWarnings;
    };

    test.each([
      ['X-Forwarded-For', '203.0.113.1'],
      ['Forwarded', 'for=203.0.113.1'],
      ['X-Real-IP', '203.0.113.1'],
      ['Via', '1.1 proxy'],
    ])('appears once, for the first forwarded request: %s', async (name, value) => {
      // A different setting creates a new app, which has no warnings yet.
      const url = await team.planner.serve({ DATA_DIR: name });
      for (let n = 0; n < 3; n += 1) await fetch(`${url}/health/live`, { headers: { [name]: value } });
      const message = `A request from 127.0.0.1 has the header ${name.toLowerCase()}. If that is your proxy, set TRUST_PROXY to its address. Until then, everyone behind it shares one login limit.`;
      expect(team.planner.defects.map((line) => JSON.parse(line).msg)).toEqual([message]);
    });

    test('appears once for HTTP/1.0 requests, but not for health checks and trusted proxies', async () => {
      const trusting = await team.planner.serve({ TRUST_PROXY: 'loopback' });
      await sendHttp10(trusting, '/');
      const url = await team.planner.serve({ DATA_DIR: 'http-1-0' });
      await sendHttp10(url, '/health/live');
      expect(team.planner.defects).toEqual([]);
      for (let n = 0; n < 3; n += 1) await sendHttp10(url, '/');
      const message =
        'A request from 127.0.0.1 uses HTTP/1.0, but has no X-Forwarded-For. If that is your proxy, make it add X-Forwarded-For, set TRUST_PROXY to its address, and set PUBLIC_URL. Until then, everyone behind it shares one login limit.';
      expect(team.planner.defects.map((line) => JSON.parse(line).msg)).toEqual([message]);
    });

    test('is shown to administrators unless the proxy is trusted', async () => {
      const header = { 'x-forwarded-for': '203.0.113.1' };
      const url = await team.planner.serve();
      await fetch(url, { headers: header });
      expect(await warningsAt(url)).toMatchObject([
        { code: 'untrustedProxy', params: { peer: '127.0.0.1', header: 'x-forwarded-for' } },
      ]);
      const trusting = await team.planner.serve({ TRUST_PROXY: 'loopback' });
      await fetch(trusting, { headers: header });
      expect(await warningsAt(trusting)).toEqual([]);
    });
  });
});
