import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Certificate, createCA, createCert } from 'mkcert';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { createOrm } from '../src/db/orm.js';
import { startServer as startPlanner } from '../src/server.js';
import { runCommand } from './command.js';
import { checkedJson } from './error-codes.js';
import { emptyDatabase } from './planner.js';
import { onServer, urlOf } from './postgresql.js';
import { type Server, startServer } from './postgresql-server.js';

const CA = { organization: 'Planner tests', countryCode: 'NL', state: '-', locality: '-', validity: 2 };

/** Returns whether a connection to the URL is encrypted. */
async function isEncrypted(url: string): Promise<boolean> {
  const orm = await createOrm({ url });
  try {
    const [row] = await orm.em
      .fork()
      .execute<{ ssl: boolean }[]>('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    return row?.ssl === true;
  } finally {
    await orm.close(true);
  }
}

describe('TLS to PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planner-test-'));
  const root = join(folder, 'root.crt');
  const otherRoot = join(folder, 'other-root.crt');
  let server: Server;
  let certificate: Certificate;

  /** Returns the server's URL with these parameters and, optionally, another host name. */
  function address(parameters: Record<string, string>, host = '127.0.0.1'): string {
    const url = new URL(urlOf(server.url, 'planner'));
    url.hostname = host;
    url.search = new URLSearchParams(parameters).toString();
    return url.href;
  }

  const migrate = (url: string) => runCommand(['migrate'], { DATABASE_URL: url });

  beforeAll(async () => {
    const [ca, otherCa] = await Promise.all([createCA(CA), createCA(CA)]);
    writeFileSync(root, ca.cert);
    writeFileSync(otherRoot, otherCa.cert);
    certificate = await createCert({ ca, domains: ['127.0.0.1'], validity: 2 });
    server = await startServer(undefined, certificate);
    await onServer(server.url, 'create database planner');
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    [false, {}],
    [false, { sslmode: 'disable' }],
    [true, { sslmode: 'require' }],
    [true, { sslmode: 'require', uselibpqcompat: 'true' }],
    [true, { sslmode: 'verify-ca', sslrootcert: root }],
    [true, { sslmode: 'verify-full', sslrootcert: root }],
  ])('encrypts the connection: %s with %j', async (encrypted, parameters) => {
    expect(await isEncrypted(address(parameters))).toBe(encrypted);
  });

  test('checks the host name with verify-full, and only the issuer with verify-ca', async () => {
    const to = (sslmode: string) => address({ sslmode, sslrootcert: root }, 'localhost');
    expect(await isEncrypted(to('verify-ca'))).toBe(true);
    expect(await migrate(to('verify-full'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The certificate of the database at DATABASE_URL is not trusted \(.*localhost/,
      ),
    });
  });

  test.each([
    { sslmode: 'verify-full', sslrootcert: 'other' },
    { sslmode: 'verify-ca', sslrootcert: 'other' },
    { sslmode: 'require', sslrootcert: 'other' },
    { sslmode: 'verify-full' },
    { sslmode: 'verify-full', sslrootcert: 'system' },
  ])('rejects a certificate from another issuer with %j and explains why', async (parameters) => {
    const given = { ...parameters, ...(parameters.sslrootcert === 'other' && { sslrootcert: otherRoot }) };
    const { code, stdout, stderr } = await migrate(address(given));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^The certificate of the database at DATABASE_URL is not trusted \(.+\)\. Set sslrootcert to .+\.\n$/,
    );
  });

  test('fails with a clear message if the server does not support TLS', async () => {
    const { url, drop } = await emptyDatabase();
    try {
      expect(await migrate(`${url}?sslmode=require`)).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /^The database at DATABASE_URL does not support TLS\. Turn it on .+\.\n$/,
        ),
      });
      expect(await migrate(`${url}?sslmode=disable`)).toMatchObject({ code: 0 });
    } finally {
      await drop();
    }
  });

  test('fails with a clear message if the server requires TLS and sslmode is not set', async () => {
    const orm = await createOrm({ url: server.url });
    const em = orm.em.fork();
    const [file] = await em.execute<{ path: string }[]>(`select current_setting('hba_file') as path`);
    const hostOnly = 'host all all 127.0.0.1/32 password\n';
    try {
      writeFileSync(file?.path ?? '', `hostssl all all 127.0.0.1/32 password\n`);
      await em.execute('select pg_reload_conf()');
      await expect
        .poll(() => migrate(address({})), { timeout: 10_000 })
        .toEqual({
          code: 1,
          stdout: '',
          stderr: expect.stringMatching(
            /^The database at DATABASE_URL requires TLS \(.+\)\. Add \?sslmode=require to DATABASE_URL.+\.\n$/,
          ),
        });
      expect(await isEncrypted(address({ sslmode: 'require' }))).toBe(true);
    } finally {
      writeFileSync(file?.path ?? '', hostOnly);
      await em.execute('select pg_reload_conf()');
      await orm.close(true);
    }
  });

  test("causes 503 responses when the database's certificate is no longer trusted", async () => {
    const orm = await createOrm({ url: server.url });
    const em = orm.em.fork();
    const [data] = await em.execute<{ folder: string }[]>(
      `select current_setting('data_directory') as folder`,
    );
    const present = ({ cert, key }: Certificate) => {
      writeFileSync(join(data?.folder ?? '', 'server.crt'), cert);
      writeFileSync(join(data?.folder ?? '', 'server.key'), key);
      return em.execute('select pg_reload_conf()');
    };
    const url = address({ sslmode: 'verify-full', sslrootcert: root });
    const planner = await startPlanner(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: url }), '');
    const logIn = async () => {
      const response = await fetch(`${planner.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@planner.example', password: 'not a password' }),
      });
      return [response.status, await checkedJson(response)];
    };
    try {
      expect(await logIn()).toEqual([401, { message: 'Invalid email or password' }]);
      await present(await createCert({ ca: await createCA(CA), domains: ['127.0.0.1'], validity: 2 }));
      await em.execute(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'planner'`);
      const away = [503, { message: 'The database is not responding.' }];
      // The first request might use a closed connection. Later requests open new connections.
      await expect.poll(logIn, { timeout: 10_000 }).toEqual(away);
      expect([await logIn(), await logIn()]).toEqual([away, away]);
      await present(certificate);
      await expect.poll(async () => (await logIn())[0], { timeout: 10_000 }).toBe(401);
    } finally {
      await present(certificate);
      await planner.close();
      await orm.close(true);
    }
  });

  test.each([
    ['sslmode=banana', 'sslmode must be disable, require, verify-ca or verify-full'],
    ['sslmode=prefer', 'sslmode must be disable, require, verify-ca or verify-full'],
    ['sslrootcert=/root.crt', 'sslmode must be disable, require, verify-ca or verify-full'],
    ['sslmode=verify-ca', 'sslmode=verify-ca requires sslrootcert, the path of the root certificate'],
    ['sslmode=require&sslrootcert=system', 'sslrootcert=system requires sslmode=verify-full'],
    ['sslmode=require&sslcrl=x', "'sslcrl' is not supported: use application_name, "],
    ['sslmode=verify-full&sslmode=disable', "'sslmode' appears more than once"],
    ['sslnegotiation=direct', 'sslnegotiation=direct requires sslmode=require or stricter'],
    ['sslmode=verify-full&sslrootcert=/no/such/file', 'cannot read a certificate: ENOENT: '],
  ])('rejects the URL parameters %s', (query, message) => {
    const read = () => readConfig({ DATABASE_URL: `postgres://host/planner?${query}` });
    expect(read).toThrow(`DATABASE_URL: ${message}`);
  });
});
