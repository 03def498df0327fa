import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { createApp } from '../src/app.js';
import { createSessionTokens } from '../src/auth/session-tokens.js';
import { readConfig } from '../src/config.js';
import { createLog } from '../src/log.js';
import { openApiDocument } from '../src/rest/openapi.js';
import { BUILD, COMMIT, VERSION } from '../src/version.js';
import { runCommand } from './command.js';
import { checkedJson } from './error-codes.js';
import { soakDatabases, TEST_SECRET, useTeam } from './planner.js';
import { startPlannerProcess } from './planner-process.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TOKEN = 'a-token-for-prometheus-with-32-characters';

describe.each(soakDatabases)('on %s', (database) => {
  const team = useTeam(database);

  /** Creates an app with this log level, and collects its log lines. */
  function logging(level: string, environment: Record<string, string> = {}) {
    const lines: Record<string, unknown>[] = [];
    const app = createApp({
      config: readConfig(environment),
      orm: team.planner.orm,
      tokens: createSessionTokens(TEST_SECRET),
      log: createLog(level, { write: (line) => void lines.push(JSON.parse(line)) }),
      webFolder: '',
    });
    return { app, lines };
  }

  describe('the access log', () => {
    test('has a line for each response at level info, without the query string', async () => {
      const { app, lines } = logging('info');
      await app.request('/api/brands?search=secret');
      await app.request('/graphql', { method: 'POST' });
      await app.request('/health/live');
      expect(lines).toMatchObject([
        { level: 30, msg: 'request', method: 'GET', path: '/api/brands', status: 401, address: 'local' },
        { level: 30, msg: 'request', method: 'POST', path: '/graphql', status: 415 },
      ]);
      expect(lines[0]).toMatchObject({
        durationMs: expect.any(Number),
        requestId: expect.stringMatching(UUID),
      });
      expect(JSON.stringify(lines)).not.toContain('secret');
    });

    test('contains health checks only at level debug, and nothing at level warn', async () => {
      const debug = logging('debug');
      await debug.app.request('/health/live');
      expect(debug.lines).toMatchObject([{ level: 20, path: '/health/live', status: 200 }]);
      const warn = logging('warn');
      await warn.app.request('/api/brands');
      expect(warn.lines).toEqual([]);
    });
  });

  describe('the request id', () => {
    const idOf = async (path: string, init?: RequestInit) =>
      (await team.visitor.request(path, init as never)).headers.get('x-request-id');

    test('is in every response', async () => {
      for (const path of ['/', '/assets/page-1.js', '/health/live', '/health/x', '/api/x', '/api/brands']) {
        expect([path, await idOf(path)]).toEqual([path, expect.stringMatching(UUID)]);
      }
      expect(await idOf('/graphql', { method: 'POST' })).toMatch(UUID);
      expect(await idOf('http://evil.example/')).toMatch(UUID);
    });

    test('is taken from requests of trusted proxies, unless the id in the request could be misleading', async () => {
      const url = await team.planner.serve({ TRUST_PROXY: 'loopback' });
      const echo = async (id: string) => {
        const response = await fetch(`${url}/health/live`, { headers: { 'x-request-id': id } });
        return response.headers.get('x-request-id');
      };
      expect(await echo('from-the-proxy_1')).toBe('from-the-proxy_1');
      expect(await echo('x'.repeat(256))).toMatch(UUID);
      expect(await echo('two words')).toMatch(UUID);
    });

    test.each([{}, { TRUST_PROXY: '203.0.113.5' }])(
      'is never chosen by a client that is not a trusted proxy: %j',
      async (environment) => {
        const url = await team.planner.serve(environment);
        team.planner.securityLines.length = 0;
        const headers = { 'x-request-id': 'chosen', 'x-forwarded-for': '203.0.113.5' };
        const id = (await fetch(`${url}/api/brands`, { headers })).headers.get('x-request-id');
        expect(id).toMatch(UUID);
        expect(JSON.parse(team.planner.securityLines[0] ?? '')).toMatchObject({ requestId: id });
      },
    );

    test('is in every line about a request, in all logs', async () => {
      const { app, lines } = logging('info');
      const responses: Response[] = [];
      await team.planner.sql('alter table brands rename to brands_away');
      try {
        const headers = new Headers({ 'content-type': 'application/json' });
        headers.set('cookie', [...team.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
        const body = JSON.stringify({ query: '{ brands { id } }' });
        responses.push(await app.request('/api/brands', { headers }));
        responses.push(await app.request('/graphql', { method: 'POST', headers, body }));
      } finally {
        await team.planner.sql('alter table brands_away rename to brands');
      }
      const ids = responses.map(({ headers }) => headers.get('x-request-id'));
      expect(new Set(ids).size).toBe(2);
      expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual(
        ids.flatMap((id) => [
          ['request failed', id],
          ['request', id],
        ]),
      );
    });
  });

  describe('the metrics endpoint', () => {
    const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

    test('requires that METRICS_TOKEN is set and that the request contains it', async () => {
      const off = logging('silent').app;
      expect((await off.request('/metrics', withToken(TOKEN))).status).toBe(404);
      const { app, lines } = logging('warn', { METRICS_TOKEN: TOKEN });
      const basic = { headers: { authorization: `Basic ${btoa(`user:${TOKEN}`)}` } };
      for (const init of [{}, withToken('wrong'), withToken(`${TOKEN}x`), withToken('ä'), basic]) {
        const response = await app.request('/metrics', init);
        expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
        expect(await checkedJson(response)).toEqual({
          message: 'Send the token from METRICS_TOKEN in the Authorization header: Bearer <token>.',
        });
      }
      expect(lines).toEqual([]);
      expect((await app.request('http://prometheus-target/metrics', withToken(TOKEN))).status).toBe(200);
    });

    test('counts requests by route, method and status', async () => {
      const { app } = logging('silent', { METRICS_TOKEN: TOKEN });
      const id = '01a1fc84-423c-74ab-83ed-b1c9df842da4';
      await app.request(`/api/logs/blog/${id}`);
      await app.request(`/api/logs/blog/${id.replace('1', '2')}`);
      await app.request('http://evil.example/api/brands');
      const response = await app.request('/metrics', withToken(TOKEN));
      expect(response.headers.get('cache-control')).toBe('no-store');
      const text = await response.text();
      expect(text).toMatch(
        /^http_requests_total\{method="GET",route="\S*\/logs\/blog\/:id",status="401",ok="false"\} 2$/m,
      );
      expect(text).toMatch(/^http_requests_total\{.*status="421".*\} 1$/m);
      expect(text).toMatch(/^http_request_duration_seconds_bucket/m);
      expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
      expect(text).toContain(`\ncontent_planner_info{version="${VERSION}",commit="${COMMIT}"} 1\n`);
      expect(text).toMatch(/^content_planner_database_up 1$/m);
    });
  });

  test('metrics label unusual methods as "other"', async () => {
    const { app } = logging('silent', { METRICS_TOKEN: TOKEN });
    for (const method of [
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'PROPFIND',
      'M-SEARCH',
      'get',
    ]) {
      await app.request('/api/brands', { method });
    }
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await app.request('/metrics', { headers })).text();
    const methodsOf = (metric: string) =>
      [
        ...new Set(
          [...text.matchAll(new RegExp(`^${metric}\\{.*?method="(.+?)"`, 'gm'))].map((match) => match[1]),
        ),
      ].sort();
    const expected = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'other'];
    expect(methodsOf('http_requests_total')).toEqual(expected);
    expect(methodsOf('http_request_duration_seconds_count')).toEqual(expected);
  });

  test('unknown monitoring paths return 404 instead of a page', async () => {
    for (const path of ['/health', '/health/', '/health/x', '/health/ready/', '/health/live/x', '/metrics']) {
      const { status, headers } = await team.visitor.request(path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'application/json']);
    }
    const { headers } = await team.visitor.request('/health/ready');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

test('the server prints its version, database and migrations when it starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'planner-observability-'));
  cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
  const planner = await startPlannerProcess({ DATA_DIR: folder, LOG_LEVEL: 'info', METRICS_TOKEN: TOKEN });
  try {
    await fetch(`${planner.url}/api/x`);
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(await (await fetch(`${planner.url}/metrics`, { headers })).text()).toContain(
      'http_requests_total',
    );
  } finally {
    const { stdout } = await planner.stop();
    const [start, ...others] = stdout.split('\n')[0]?.split(', ') ?? [];
    expect(start).toBe(`Content Planner ${BUILD}`);
    expect(others.join(', ')).toMatch(/^Node\.js 24\.\S+, embedded PostgreSQL \d+\.\d+, \d+ migrations$/);
    expect(stdout).toContain('"path":"/api/x"');
    rmSync(folder, { recursive: true });
  }
});

test.each(['version', '--version'])('%s prints the versions of the planner and Node.js', async (command) => {
  const { code, stdout } = await runCommand([command]);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Content Planner \S+, Node\.js \d+\.\d+\.\d+\n$/),
  });
  expect(stdout).toContain(`Content Planner ${BUILD},`);
});

test('the version has the commit that was built', () => {
  expect(BUILD).toMatch(/^\d+\.\d+\.\d+(-dev)?(\+[0-9a-f]{12})?$/);
  expect(VERSION).not.toMatch(/^0\.0\.0/);
  expect(openApiDocument('session')).toMatchObject({ info: { version: BUILD } });
});
