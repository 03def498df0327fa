import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';
import { type App, createApp } from '../src/app.js';
import { createSessionTokens } from '../src/auth/session-tokens.js';
import { readConfig } from '../src/config.js';
import { createOrm, type Orm } from '../src/db/orm.js';
import type { TrustedDocuments } from '../src/graphql/trusted-documents.js';
import { securityLogger } from '../src/http/security-log.js';
import { createLive, type Live, type LiveOptions } from '../src/live/live.js';
import { createLog } from '../src/log.js';
import { Client } from './client.js';
import { isFull } from './full.js';
import { onServer, urlOf } from './postgresql.js';

export type DatabaseName = 'postgresql' | 'pglite';

/**
 * The databases for suites that cover behavior that can differ between databases: connections, column types, searching,
 * live updates, files, starting and stopping.
 */
export const databases: readonly DatabaseName[] =
  process.env.TEST_DATABASES === 'postgresql' ? ['postgresql'] : ['postgresql', 'pglite'];

/**
 * The databases for all other suites: PostgreSQL in `npm test`, both databases in `pnpm soak`. PostgreSQL is enough in
 * `npm test`, because PGlite contains the same SQL engine, `model.test.ts` compares both databases, and the end-to-end
 * tests run on PGlite.
 */
export const soakDatabases: readonly DatabaseName[] = isFull ? databases : ['postgresql'];

/**
 * Whether a test that does not depend on the database, such as a test of the HTTP server, runs on the given database.
 * In `npm test`, suites that run on both databases run such tests only on PostgreSQL.
 */
export const isSoakDatabase = (database: DatabaseName): boolean => soakDatabases.includes(database);

export const PASSWORD = 'a long enough password';

/** The secret that signs session cookies in tests. */
export const TEST_SECRET = 'a secret that is only good for tests';

/** The settings of a server that only this machine can reach. */
export const TEST_CONFIG = readConfig({});

/** Returns a row for each statement that is waiting for a lock. PostgreSQL only. */
export const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

type Environment = Record<string, string>;

/** An app with its own database. */
export interface TestPlanner {
  orm: Orm;
  /** The warnings and errors that the server has logged. */
  defects: string[];
  /** All lines in the security log. */
  securityLines: string[];
  /** Creates a client that is not logged in, for an app with these settings. */
  visitor(environment?: Environment): Client;
  /** Serves the app with these settings on a free port until `close` is called. Returns the origin. */
  serve(environment?: Environment): Promise<string>;
  /** Waits until all connections to served apps are closed. */
  disconnected(): Promise<void>;
  /** Waits until all connections to served apps are closed, and until the apps have handled all requests. */
  settled(): Promise<void>;
  /** Registers an account. The first account becomes an administrator and is logged in. */
  register(email: string): Promise<Client>;
  /** Registers an account, lets an administrator approve it, and logs in. */
  join(admin: Client, email: string): Promise<Client>;
  /** Reads or changes the database directly. */
  sql<Row = Record<string, unknown>>(query: string, values?: unknown[]): Promise<Row[]>;
  /**
   * Makes concurrent calls. In PostgreSQL, a lock blocks the calls until all of them are waiting for it. In the
   * embedded database, which runs one transaction at a time, the calls just start at the same time.
   */
  meeting<Result>(lock: string, calls: (() => Promise<Result>)[]): Promise<PromiseSettledResult<Result>[]>;
  /** Deletes entries, brands and custom fields. */
  clearContent(): Promise<void>;
  /** Deletes all content and accounts. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** The tables that `clearContent` empties. */
const CONTENT = [
  'entries',
  'brands',
  'fields where not is_built_in',
  'kind_fields where not is_built_in',
  'kinds where not is_built_in',
  'column_preferences',
  'changes',
  'change_sets',
  'saved_views',
  'account_links',
];

/** Creates a statement that deletes all rows from the tables. One statement takes a fifth of the time of eight. */
const deleteAll = (tables: readonly string[]) =>
  `with ${tables.map((table, index) => `_${index} as (delete from ${table})`).join(', ')} select`;

/** Creates an empty database. Returns its URL and a function that removes the database. */
export async function emptyDatabase(template = 'template0'): Promise<{ url: string; drop(): Promise<void> }> {
  const { server } = inject('postgresql');
  const name = `planner_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: urlOf(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function openDatabase(database: DatabaseName): Promise<{ orm: Orm; close(): Promise<void> }> {
  if (database === 'pglite') {
    const folder = mkdtempSync(join(tmpdir(), 'planner-test-'));
    cpSync(inject('pglite'), folder, { recursive: true });
    const orm = await createOrm({ folder });
    return {
      orm,
      async close() {
        await orm.close(true);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  const { url, drop } = await emptyDatabase(inject('postgresql').template);
  const orm = await createOrm({ url });
  return {
    orm,
    async close() {
      await orm.close(true);
      await drop();
    },
  };
}

/** If TEST_SERVERS is set, connects more servers to the same PostgreSQL database. */
async function moreOrms(orm: Orm): Promise<Orm[]> {
  const count = Number(process.env.TEST_SERVERS ?? 1) - 1;
  if (count === 0) return [];
  const [row] = await orm.em.fork().execute<{ name: string }[]>('select current_database() as name');
  const url = urlOf(inject('postgresql').server, row?.name ?? '');
  return Promise.all(Array.from({ length: count }, () => createOrm({ url })));
}

/** Creates an app that distributes requests across several apps in turn, as a load balancer does. */
function roundRobin(apps: App[]): App {
  const [first] = apps as [App];
  if (apps.length === 1) return first;
  let next = 0;
  const turn = () => apps[next++ % apps.length] ?? first;
  return Object.assign(Object.create(first), {
    request: (...request: Parameters<App['request']>) => turn().request(...request),
    fetch: (...request: Parameters<App['fetch']>) => turn().fetch(...request),
  });
}

const patiently = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

const connectionsOf = (server: ReturnType<typeof createAdaptorServer>) =>
  new Promise<number>((resolve, reject) => {
    (server as Server).getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Options for a test app. */
interface TestPlannerOptions {
  /** An open database to use. The caller must close it. By default, each app has its own database. */
  orm?: Orm;
  /** The GraphQL documents to compile. Defaults to the sdk's. */
  trustedDocuments?: TrustedDocuments;
  /** Limits and intervals of live updates. */
  live?: Omit<LiveOptions, 'log'>;
  /** How long a response can take, in milliseconds. */
  maxResponseTime?: number;
}

/**
 * Creates a list of trusted documents. It trusts any document that has been sent before, so a test that sends a
 * document twice covers both ways of executing the document.
 */
export function trustedWhenSentAgain(): TrustedDocuments {
  const sent = new Set<string>();
  return { has: (text) => sent.has(text) || !sent.add(text) };
}

/** Creates an app with its own database, which is a clone of the migrated database. */
export async function createTestPlanner(
  database: DatabaseName,
  { orm: given, trustedDocuments, live, maxResponseTime }: TestPlannerOptions = {},
): Promise<TestPlanner> {
  const { orm, close } = given ? { orm: given, close: async () => {} } : await openDatabase(database);
  const orms = [orm, ...(await moreOrms(orm))];
  const defects: string[] = [];
  const log = createLog('warn', { write: (line: string) => defects.push(line) });
  const securityLines: string[] = [];
  const securityLog = securityLogger(readConfig({}), { write: (line) => securityLines.push(line) });
  const tokens = createSessionTokens(TEST_SECRET);
  const apps = new Map<string, App>();
  const lives = new Map(orms.map((one) => [one, createLive(one, { log, ...live })]));

  const servers: ReturnType<typeof createAdaptorServer>[] = [];
  let handling = 0;
  const appOf = (environment: Environment): App => {
    const key = JSON.stringify(environment);
    const parts = {
      config: readConfig(environment),
      tokens,
      log,
      securityLog,
      webFolder: join(import.meta.dirname, 'web'),
      maxResponseTime,
      ...(trustedDocuments && { trustedDocuments }),
    };
    const app =
      apps.get(key) ??
      roundRobin(orms.map((one) => createApp({ ...parts, orm: one, live: lives.get(one) as Live })));
    apps.set(key, app);
    return app;
  };

  const planner: TestPlanner = {
    orm,
    defects,
    securityLines,
    visitor: (environment = {}) => new Client(appOf(environment), defects),
    async serve(environment = {}) {
      const app = appOf(environment);
      const fetch: typeof app.fetch = async (...request) => {
        handling += 1;
        try {
          return await app.fetch(...request);
        } finally {
          handling -= 1;
        }
      };
      const server = createAdaptorServer({ fetch });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    disconnected: () =>
      patiently(async () => {
        for (const server of servers) expect(await connectionsOf(server)).toBe(0);
      }),
    async settled() {
      await planner.disconnected();
      await patiently(() => expect(handling).toBe(0));
    },
    async register(email) {
      const client = planner.visitor();
      const { status } = await client.rest('POST', '/auth/register', { email, password: PASSWORD });
      if (status !== 201) throw new Error(`${email} could not register: ${status}`);
      return client;
    },
    async join(admin, email) {
      const client = await planner.register(email);
      const { body: users } = await admin.rest<{ id: string; email: string }[]>('GET', '/users');
      const id = users.find((user) => user.email === email)?.id;
      await admin.rest('PATCH', `/users/${id}/approve`, { isApproved: true });
      await client.rest('POST', '/auth/login', { email, password: PASSWORD });
      return client;
    },
    sql: (query, values = []) => orm.em.fork().execute(query, values),
    async meeting(lock, calls) {
      const start = () => Promise.allSettled(calls.map((call) => call()));
      if (database === 'pglite') return start();
      const made = await orm.em.fork().transactional(async (em) => {
        await em.execute(lock);
        const results = start();
        await vi.waitFor(async () => expect(await planner.sql(WAITING)).toHaveLength(calls.length), {
          timeout: 10_000,
          interval: 20,
        });
        // The promise is wrapped in an object. If it were returned directly, it would be awaited before the lock is
        // released.
        return { results };
      });
      return made.results;
    },
    async clearContent() {
      await planner.sql(deleteAll(CONTENT));
    },
    async clear() {
      await planner.sql(deleteAll([...CONTENT, 'users', 'rate_limits']));
      await planner.sql(`delete from settings where key = 'emergency-login'`);
    },
    async close() {
      for (const live of lives.values()) await live.close();
      for (const server of servers) {
        if ('closeAllConnections' in server) server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      for (const other of orms.slice(1)) await other.close(true);
      await close();
    },
  };
  return planner;
}

/** An app and its clients. */
export interface Team {
  planner: TestPlanner;
  admin: Client;
  member: Client;
  visitor: Client;
}

export const ADMIN_EMAIL = 'admin@planner.example';
export const MEMBER_EMAIL = 'member@planner.example';

/** Creates one app for a suite. After each test, everything except the accounts is deleted. */
export function useTeam(database: DatabaseName, options?: TestPlannerOptions): Team {
  const team = {} as Team;
  beforeAll(async () => {
    team.planner = await createTestPlanner(database, options);
    team.admin = await team.planner.register(ADMIN_EMAIL);
    team.member = await team.planner.join(team.admin, MEMBER_EMAIL);
    team.visitor = team.planner.visitor();
  });
  afterEach(() => team.planner.clearContent());
  afterAll(() => team.planner?.close());
  return team;
}
