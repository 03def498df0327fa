import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PlannerProcess, startPlanner } from '../../demo-app/e2e/planner-process.js';
import { freePort } from '../free-port.js';
import {
  type Connection,
  HOST,
  openConnection,
  type ProxyName,
  type RunningProxy,
  startProxy,
} from './proxy.js';

// Runs the example files in api/deploy with real proxies in front of a planner.

const ASSETS = join(import.meta.dirname, '../../demo-app/dist/assets');

/** The number of requests that a browser sends when it opens the app for the first time (see demo-app/vite.config.ts). */
const FIRST_LOAD = 81;

/** How many people open the app at the same time, from one address. */
const PEOPLE = 5;

const isText = (name: string) => /\.(js|css)$/.test(name);
const assets = readdirSync(ASSETS).filter((name) => isText(name) || name.endsWith('.woff2'));
/** The build compresses files of 1 kB or more. */
const isCompressed = (name: string) => assets.includes(name) && readdirSync(ASSETS).includes(`${name}.br`);

const ACCOUNT = { email: 'maya@planner.example', password: 'a quiet harbor' };
/** As browsers send it. */
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };

const folder = mkdtempSync(join(tmpdir(), 'planner-proxies-'));
let planner: PlannerProcess;
let port: number;

beforeAll(async () => {
  port = await freePort();
  planner = await startPlanner({
    dataDir: join(folder, 'data'),
    port,
    script: 'server',
    settings: { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: '127.0.0.1' },
  });
});

afterAll(async () => {
  await planner?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each<ProxyName>(['nginx', 'caddy'])('a planner behind %s', (name) => {
  let proxy: RunningProxy;
  let browser: Connection;
  let cookie: string;

  /** Sends a request with the session, and returns the parsed body. */
  async function call<Body>(path: string, json?: unknown): Promise<Body> {
    const { status, body } = await browser.send(path, { headers: { cookie }, json });
    expect(status, body.toString()).toBeLessThan(300);
    return JSON.parse(body.toString()) as Body;
  }

  const createEntry = (blogName: string) =>
    call<{ id: string }>('/api/logs/blog', { blogName, date: '2026-03-02' });

  beforeAll(async () => {
    proxy = await startProxy(name, port);
    browser = openConnection(proxy.port);
    const [, setupCode] = /\b((?:[0-9A-Z]{4}-){6}[0-9A-Z]{4})\b/.exec(planner.output()) ?? [];
    await browser.send('/api/auth/register', { json: { ...ACCOUNT, setupCode } });
    const { headers, status, body } = await browser.send('/api/auth/login', { json: ACCOUNT });
    expect(status, body.toString()).toBe(200);
    cookie = headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? '';
    expect(cookie).toMatch(/^__Host-/);
    for (let number = 0; number < 20; number += 1) await createEntry(`Post ${number}`);
  });

  afterAll(async () => {
    browser?.close();
    await proxy?.stop();
  });

  test(`serves everything to ${PEOPLE} people at one address who open the app at the same time`, async () => {
    const paths = [
      '/',
      '/api/auth/options',
      ...assets.slice(0, FIRST_LOAD - 2).map((file) => `/assets/${file}`),
    ];
    expect(paths).toHaveLength(FIRST_LOAD);
    const people = Array.from({ length: PEOPLE }, () => openConnection(proxy.port));
    const responses = await Promise.all(
      people.flatMap((person) => paths.map((path) => person.send(path, { headers: ENCODINGS }))),
    );
    for (const person of people) person.close();
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('serves the files that the build has compressed', async () => {
    for (const file of assets.filter(isCompressed).slice(0, 3)) {
      const { headers } = await browser.send(`/assets/${file}`, { headers: ENCODINGS });
      expect([file, headers['content-encoding']]).toEqual([file, 'br']);
    }
  });

  test.each([
    ['JSON', '/api/entries?from=2026-01-01&to=2026-12-31', undefined],
    ['CSV', '/api/entries.csv', undefined],
    ['GraphQL', '/graphql', { query: '{ calendar(from: "2026-01-01", to: "2026-12-31") { id title } }' }],
  ])('compresses %s', async (_, path, json) => {
    const headers = { cookie, accept: 'application/graphql-response+json, */*', ...ENCODINGS };
    const response = await browser.send(path, { headers, json });
    expect(response.status, response.body.toString()).toBe(200);
    expect(response.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(response.body).toString()).toContain('Post 7');
  });

  test('passes on feeds unchanged, and does not log their secrets', async () => {
    const query = `mutation { created: createAccessToken(input: { kind: feed, name: "Feed" }) { secret } }`;
    const { data } = await call<{ data: { created: { secret: string } } }>('/graphql', { query });
    const path = `/feeds/${data.created.secret}.ics`;
    const direct = await fetch(`http://127.0.0.1:${port}${path}`);
    const { status, headers, body } = await browser.send(path, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect([status, body.toString()]).toEqual([200, await direct.text()]);
    expect(headers.etag).toBe(direct.headers.get('etag'));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const known = await browser.send(path, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(known.status).toBe(304);
    expect(proxy.accessLog()).not.toContain(data.created.secret);
  });

  test('passes on live updates immediately', async () => {
    const query = 'subscription { changes { type change { subjects { id } } } }';
    let entry: Promise<{ id: string }> | undefined;
    // If the proxy collected events, the change would never arrive, because nothing else is sent.
    const { status, headers, body } = await browser.send('/graphql', {
      headers: { cookie, accept: 'text/event-stream', ...ENCODINGS },
      json: { query },
      until(text) {
        entry ??= createEntry('A live post');
        return text.includes('"subjects":[{');
      },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch('text/event-stream');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toContain((await entry)?.id);
  });

  test('hides the metrics, and redirects only pages from http to https', async () => {
    expect((await browser.send('/metrics')).status).toBe(404);
    const overHttp = async (path: string) => {
      const request = get({ port: proxy.httpPort, path, headers: { host: HOST } });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      response.resume();
      return response;
    };
    const redirect = await overHttp('/calendar');
    expect(redirect.statusCode).toBeGreaterThanOrEqual(301);
    expect(redirect.headers.location).toMatch(new RegExp(`^https://${HOST}(:\\d+)?/calendar$`));
    for (const path of ['/api/brands', '/graphql', '/feeds/secret.ics']) {
      expect([path, (await overHttp(path)).statusCode]).toEqual([path, 403]);
    }
  });

  // Caddy's packages have no limits for requests. The planner has its own.
  test("forwards the client's address, and not the one that the client sends", async () => {
    const client = openConnection(proxy.port, '127.0.0.2');
    const email = `${name}@planner.example`;
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await client.send('/api/auth/login', { headers, json: { email, password: 'wrong' } });
    client.close();
    await vi.waitFor(() => expect(planner.output()).toContain(email), 10_000);
    const line =
      planner
        .output()
        .split('\n')
        .find((one) => one.includes(email)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ event: 'login-failed', address: '127.0.0.2' });
  });

  if (name === 'nginx') {
    test('limits only requests that guess or cost a lot', async () => {
      const attacker = openConnection(proxy.port);
      // The planner itself does not limit this request.
      const attempts = Array.from({ length: 400 }, () => attacker.send('/api/auth/logout', { json: {} }));
      const limited = (await Promise.all(attempts)).filter(({ status }) => status === 429);
      expect(limited.length).toBeGreaterThan(0);
      for (const { headers, body } of limited) {
        expect(headers['retry-after']).toBe('10');
        expect(JSON.parse(body.toString())).toEqual({
          message: 'Too many requests. Wait 10 seconds, and try again.',
        });
      }
      expect((await attacker.send('/api/auth/user', { headers: { cookie } })).status).toBe(200);
      attacker.close();
    });
  }
});
