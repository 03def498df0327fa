import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import type { Row } from './measure.js';
import { median } from './measure.js';
import type { MeasuredPlanner } from './planner.js';

const CREATIONS = 1_000;
const BULK = { entries: 1_000, milliseconds: 30 };

/** The planner as a process of its own, as it is served. */
async function serve(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface(child.stdout)) {
    const url = /https?:\S+$/.exec(line)?.[0];
    if (url) {
      return {
        url,
        async stop() {
          child.kill();
          await ended;
        },
      };
    }
  }
  throw new Error('The planner did not start: build it first.');
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** How many entries a second ten callers create, each with a session. */
export async function measureCreations({ databaseUrl }: MeasuredPlanner): Promise<Row> {
  const server = await serve(databaseUrl);
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email: 'bench@planner.example', password: 'a long enough password' }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const load = (duration: number) =>
    autocannon({
      url: `${server.url}/api/logs/blog`,
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: JSON.stringify({ date: '2027-03-08', blogName: 'Spring launch', category: 'Guides' }),
      connections: 10,
      duration,
    });
  await load(3);
  const result = await load(8);
  await server.stop();
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} creations failed.`);
  const rate = result.requests.average;
  return {
    what: 'REST: creations at 10 connections, with a session',
    measured: `${Math.round(rate).toLocaleString('en')} a second`,
    target: `at least ${CREATIONS.toLocaleString('en')} a second`,
    holds: rate >= CREATIONS,
  };
}

/** How long the database works on a bulk edit, and with how many statements. */
export async function measureBulk({ orm, bare, ask }: MeasuredPlanner): Promise<Row> {
  const { rows } = await bare.query<{ id: string }>(
    `select id from entries where kind = 'email' order by id limit ${BULK.entries}`,
  );
  const ids = rows.map(({ id }) => id);
  const statements: number[] = [];
  const logger = orm.config.getLogger();
  logger.setDebugMode(['query']);
  logger.logQuery = ({ query, took = 0 }) => {
    if (query?.startsWith('update entries')) statements.push(took);
  };
  const query = `mutation ($ids: [ID!]!, $data: EntriesUpdateInput!) { updateEntries(kind: email, ids: $ids, data: $data) }`;
  let showOnCalendar = false;
  await median(async () => {
    await ask(query, { ids, data: { showOnCalendar } });
    showOnCalendar = !showOnCalendar;
  });
  logger.setDebugMode(false);
  const runs = 20;
  const time = statements.sort((a, b) => a - b)[Math.floor(statements.length / 2)] ?? Number.NaN;
  const perEdit = statements.length / runs;
  return {
    what: `Bulk edit of ${BULK.entries.toLocaleString('en')} entries`,
    measured: `${perEdit} statement, ${time.toFixed(1)} ms of database time`,
    target: `1 statement, under ${BULK.milliseconds} ms`,
    holds: perEdit === 1 && time < BULK.milliseconds,
  };
}
