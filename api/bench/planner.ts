import { Client } from 'pg';
import { createApp } from '../src/app.js';
import { createSessionTokens } from '../src/auth/session-tokens.js';
import { readConfig } from '../src/config.js';
import { migrate } from '../src/db/migrate.js';
import { createOrm, type Orm } from '../src/db/orm.js';
import { createLog } from '../src/log.js';
import { onServer, urlOf } from '../test/postgresql.js';
import { postgresqlServer } from '../test/postgresql-server.js';
import { fill } from './content.js';

/** A planner with a filled PostgreSQL database, and a direct connection to that database. */
export interface MeasuredPlanner {
  databaseUrl: string;
  orm: Orm;
  /** A direct connection to the database. */
  bare: Client;
  /** Fetches a path as a logged-in user. Returns the response as text. */
  read(path: string): Promise<string>;
  /** Runs a GraphQL operation, by default at `/graphql`. Returns the response as text. */
  sendQuery(query: string, variables?: object, path?: string): Promise<string>;
  /** Sends a request without a session. */
  send(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const ACCOUNT = { email: 'bench@planner.example', password: 'a long enough password' };

/**
 * Starts a database server with the default durability settings, and fills a planner's database on that server.
 *
 * @param fillDatabase fills the migrated database
 */
export async function openMeasuredPlanner(fillDatabase = fill): Promise<MeasuredPlanner> {
  const server = await postgresqlServer({ durable: true });
  const name = 'content_planner_bench';
  await onServer(server.url, `drop database if exists ${name} with (force)`);
  await onServer(server.url, `create database ${name}`);
  const databaseUrl = urlOf(server.url, name);
  const orm = await createOrm({ url: databaseUrl });
  await migrate(orm);
  const bare = new Client(databaseUrl);
  await bare.connect();

  const app = createApp({
    config: readConfig({}),
    orm,
    tokens: createSessionTokens('a secret that is only good for measurements'),
    log: createLog('warn'),
    webFolder: '',
  });
  const json = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const registered = await app.request('/api/auth/register', json(ACCOUNT));
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await fillDatabase(bare);

  async function sendAsUser(path: string, init: RequestInit = {}): Promise<string> {
    const response = await app.request(path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie },
    });
    const text = await response.text();
    if (!response.ok || text.startsWith('{"errors"'))
      throw new Error(`${path} failed: ${text.slice(0, 300)}`);
    return text;
  }

  return {
    databaseUrl,
    orm,
    bare,
    read: (path) => sendAsUser(path),
    sendQuery: (query, variables = {}, path = '/graphql') => sendAsUser(path, json({ query, variables })),
    send: async (path, init) => app.request(path, init),
    async close() {
      await bare.end();
      await orm.close(true);
      await onServer(server.url, `drop database if exists ${name} with (force)`);
      await server.stop();
    },
  };
}
