import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { FolderInUseError } from '../src/db/folder-lock.js';
import { type RunningServer, startServer } from '../src/server.js';
import { databases, emptyDatabase, isSoakDatabase, PASSWORD } from './planner.js';

const WEB = join(import.meta.dirname, 'web');
const JSON_TYPE = { 'content-type': 'application/json' };

describe.each(databases)('a server on %s', (database) => {
  let folder: string;
  let environment: Record<string, string>;
  let clean: () => Promise<void>;
  let servers: RunningServer[];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planner-server-'));
    if (database === 'pglite') cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
    const { url, drop } = await emptyDatabase();
    environment = {
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      ...(database === 'postgresql' && { DATABASE_URL: url }),
    };
    clean = drop;
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    await clean();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (more: Record<string, string> = {}) => {
    const server = await startServer(readConfig({ ...environment, ...more }), WEB);
    servers.push(server);
    return server;
  };
  const stop = (server: RunningServer) => {
    servers = servers.filter((other) => other !== server);
    return server.close();
  };
  const register = (url: string) =>
    fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ email: 'first@planner.example', password: PASSWORD }),
    });

  const independent = test.runIf(isSoakDatabase(database));

  independent('ends slow requests and responses', async () => {
    const timeouts: unknown[] = [];
    const note = (message: unknown) => {
      const { headersTimeout, requestTimeout, timeout } = (message as { server: Server }).server;
      timeouts.push({ headersTimeout, requestTimeout, timeout });
    };
    subscribe('http.server.request.start', note);
    try {
      await fetch(`${(await start()).url}/health/live`);
    } finally {
      unsubscribe('http.server.request.start', note);
    }
    expect(timeouts).toEqual([{ headersTimeout: 15_000, requestTimeout: 30_000, timeout: 120_000 }]);
  });

  independent('processes at most ten requests at a time per connection', async () => {
    const { hostname, port } = new URL((await start()).url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /health/live HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(1000));
    let received = '';
    socket.on('data', (data: Buffer) => {
      received += String(data);
    });
    // Ignore the error: closing a connection that has unread requests resets the connection.
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('close', resolve));
    expect(received.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(10);
  });

  test('keeps accounts, sessions and entries when it restarts', async () => {
    const first = await start();
    const registered = await register(first.url);
    expect(registered.status).toBe(201);
    const [cookie = ''] = registered.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    await fetch(`${first.url}/api/logs/blog`, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: JSON.stringify({ date: '2026-03-08', blogName: 'Launch' }),
    });
    await stop(first);
    const second = await start();
    const entries = await fetch(`${second.url}/api/logs/blog`, { headers: { cookie } });
    expect(await entries.json()).toMatchObject([{ date: '2026-03-08', blogName: 'Launch' }]);
  });

  independent('rejects bodies that are too large or malformed', async () => {
    const { url } = await start();
    const send = (path: string, body: BodyInit, more: object = {}) =>
      fetch(`${url}${path}`, { method: 'POST', headers: JSON_TYPE, body, ...more });
    for (const path of ['/api/auth/login', '/graphql']) {
      expect((await send(path, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413);
    }
    expect((await send('/api/auth/login', '{')).status).toBe(400);
    const graphql = await send('/graphql', JSON.stringify({ query: '{ viewer { id } }' }));
    expect(await graphql.json()).toEqual({ data: { viewer: null } });
  });

  test('releases the port and the database when it closes, even with an open connection', async () => {
    const server = await start();
    const port = Number(new URL(server.url).port);
    await fetch(`${server.url}/health/live`);
    await stop(server);
    const other = createServer();
    await new Promise<void>((resolve, reject) => {
      other.once('error', reject);
      other.listen(port, '127.0.0.1', resolve);
    });
    await new Promise((resolve) => other.close(resolve));
    await start();
  });

  test("releases the database if it can't listen on its port", async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(start({ PORT: String(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((resolve) => taken.close(resolve));
    expect((await fetch(`${(await start()).url}/health/ready`)).status).toBe(200);
  });

  if (database === 'pglite') {
    test("can't share its folder with a second server", async () => {
      await start();
      const second = start();
      await expect(second).rejects.toThrow(FolderInUseError);
      await expect(second).rejects.toMatchObject({ isBusy: false });
    });
  } else {
    test('shares its database, secret and sessions with other servers', async () => {
      const [first, ...others] = await Promise.all([start(), start(), start()]);
      const registered = await register(first.url);
      const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      for (const { url } of others) {
        expect((await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status).toBe(200);
      }
    });
  }
});
