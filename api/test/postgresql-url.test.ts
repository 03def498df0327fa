import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { createOrm } from '../src/db/orm.js';
import { type PostgreSqlAddress, readPostgreSqlUrl } from '../src/db/postgresql-url.js';
import { startServer, UNSAFE } from './postgresql-server.js';

describe('DATABASE_URL', () => {
  test('has defaults for everything except the host and the database', () => {
    expect(readPostgreSqlUrl('postgres://db.example/planner')).toEqual({
      host: 'db.example',
      port: 5432,
      user: process.env.PGUSER || userInfo().username,
      password: undefined,
      database: 'planner',
      ssl: undefined,
      sslNegotiation: undefined,
      enableChannelBinding: false,
      applicationName: 'content-planner',
      options: undefined,
      connectTimeout: 5000,
      keepAlive: true,
      keepAliveIdle: 10_000,
      pgBouncer: false,
    });
  });

  test.each<[url: string, expected: Partial<PostgreSqlAddress>]>([
    [
      'postgres://a%40b:p%23%25w@[::1]:6432/my%20db',
      { user: 'a@b', password: 'p#%w', host: '::1', port: 6432, database: 'my db' },
    ],
    ['postgresql://host/db?user=ann&password=secret&port=7', { user: 'ann', password: 'secret', port: 7 }],
    ['postgres:///db?host=/run/postgresql', { host: '/run/postgresql', database: 'db', ssl: false }],
    ['postgres://ann@/db?host=/run/postgresql', { host: '/run/postgresql', user: 'ann' }],
    ['postgres://ann:secret@%2Frun%2Fpostgresql/db', { host: '/run/postgresql', password: 'secret' }],
    ['postgres://host/db?options=-c%20search_path%3Dplanner', { options: '-c search_path=planner' }],
    ['postgres://host/db?application_name=calendar', { applicationName: 'calendar' }],
    ['postgres://host/db?connect_timeout=30', { connectTimeout: 30_000 }],
    ['postgres://host/db?keepalives=0', { keepAlive: false }],
    ['postgres://host/db?keepalives_idle=60', { keepAliveIdle: 60_000 }],
    ['postgres://host/db?channel_binding=prefer', { enableChannelBinding: true }],
    ['postgres://host/db?pgbouncer=true', { pgBouncer: true }],
    ['postgres://host/db?sslmode=require&sslnegotiation=direct', { sslNegotiation: 'direct' }],
  ])('parses %s as %j', (url, expected) => {
    expect(readPostgreSqlUrl(url)).toMatchObject(expected);
  });

  test.each([
    ['postgres://host/db?sslmod=require', "'sslmod' is not supported: use application_name, "],
    ['postgres://host/db?schema=planner', "'schema' is not supported: use "],
    ['postgres://host/db?max=100', "'max' is not supported: use "],
    ['postgres://host/db?__proto__=x', "'__proto__' is not supported: use "],
    ['postgres://host/db?port=1&port=2', "'port' appears more than once"],
    ['postgres://host/db?port=0', 'port must be a number from 1 to 65535'],
    ['postgres://host/db?port=65536', 'port must be a number from 1 to 65535'],
    ['postgres://host/db?connect_timeout=soon', 'connect_timeout must be a number of seconds from 1 to 9999'],
    ['postgres://host/db?channel_binding=require', 'channel_binding must be disable or prefer. '],
    ['postgres://host/db?sslrootcert=', 'sslrootcert must not be empty'],
    ['postgres://one,two/db', 'must name one host. Several hosts are not supported: use one address '],
    [
      'postgres://a:b@one:1,two:2/db',
      'must name one host. Several hosts are not supported: use one address ',
    ],
    [
      'postgres://host/db?host=one,two',
      'host must be one host name, or the folder of a Unix socket. Several ',
    ],
    ['postgres://user:pa#ss@host/db', 'must '],
    ['postgres://user:50%@host/db', 'has an invalid % escape: write % itself as %25'],
    ['postgres://user@/db', 'must name a host and a database, such as postgres://user:password@host/planner'],
    ['postgres://host/a/b', 'must name a host and a database, such as postgres://user:password@host/planner'],
  ])('is rejected if it is %s', (url, message) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(`DATABASE_URL: ${message}`);
  });

  test('connects through a Unix socket with the session settings', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planner-test-'));
    chmodSync(folder, 0o777);
    const server = await startServer([...UNSAFE, `unix_socket_directories=${folder}`]);
    try {
      const url = new URL('postgres:///postgres');
      url.search = new URLSearchParams({
        host: folder,
        port: new URL(server.url).port,
        user: 'postgres',
        password: 'password',
        application_name: 'calendar',
        options: '-c statement_timeout=7s -c search_path=planner',
      }).toString();
      const orm = await createOrm({ url: url.href });
      const rows = await orm.em.fork().execute(
        `select inet_server_addr() is null as "isSocket", current_setting('application_name') as name,
           current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('search_path') as path`,
      );
      await orm.close(true);
      expect(rows).toEqual([
        { isSocket: true, name: 'calendar', statement: '7s', lock: '5s', path: 'planner' },
      ]);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
