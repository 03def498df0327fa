import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Row } from './measure.js';
import { median } from './measure.js';
import type { MeasuredPlanner } from './planner.js';
import { servePostGraphile } from './postgraphile.js';
import { servePlanner } from './served.js';

/** The minimum rate relative to that of PostGraphile, which does not record changes. */
const SHARE = 0.5;
const ROUNDS = 5;
const BULK = { entries: 1_000, milliseconds: 30 };

const JSON_TYPE = { 'content-type': 'application/json' };

/** Creates entries over ten connections. Returns the number of entries created per second. */
async function rate(request: autocannon.Options, seconds: number): Promise<number> {
  const { non2xx, errors, requests } = await autocannon({
    ...request,
    method: 'POST',
    connections: 10,
    duration: seconds,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${request.url}: ${non2xx + errors} creations failed.`);
  return requests.average;
}

const CREATE_ENTRY = `mutation ($entry: EntryInput!) {
  createEntry(input: { entry: $entry }) {
    entry {
      rowId title startDate brandId color showOnCalendar values version createdAt updatedAt
    }
  }
}`;

/** Returns the body of a PostGraphile request that creates an entry. The client sets the id and the timestamps. */
function postGraphileBody(): string {
  const now = new Date().toISOString();
  const day = '2027-03-08';
  const entry = {
    ...{ rowId: randomUUID(), kind: 'blog', title: 'Spring launch', values: '{"category": "Guides"}' },
    ...{ startDate: day, endDate: day, createdAt: now, updatedAt: now },
  };
  return JSON.stringify({ query: CREATE_ENTRY, variables: { entry } });
}

/** Measures how many entries ten logged-in clients create per second, compared to PostGraphile on the same tables. */
export async function measureCreations({ databaseUrl }: MeasuredPlanner): Promise<Row> {
  const planner = await servePlanner(databaseUrl);
  const peer = await servePostGraphile(databaseUrl);
  try {
    const login = await fetch(`${planner.url}/api/auth/login`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ email: 'bench@planner.example', password: 'a long enough password' }),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const ours = {
      url: `${planner.url}/api/logs/blog`,
      headers: { ...JSON_TYPE, cookie },
      body: JSON.stringify({ date: '2027-03-08', blogName: 'Spring launch', category: 'Guides' }),
    };
    const theirs = {
      url: `${peer.url}/graphql`,
      headers: JSON_TYPE,
      requests: [{ setupRequest: (request: object) => ({ ...request, body: postGraphileBody() }) }],
    };
    await rate(ours, 3);
    await rate(theirs, 3);
    const rounds: { ours: number; theirs: number }[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      rounds.push({ ours: await rate(ours, 5), theirs: await rate(theirs, 5) });
    }
    rounds.sort((a, b) => a.ours / a.theirs - b.ours / b.theirs);
    const middle = rounds[Math.floor(ROUNDS / 2)] ?? { ours: 0, theirs: 1 };
    const share = middle.ours / middle.theirs;
    const perSecond = (value: number) => Math.round(value).toLocaleString('en');
    return {
      what: 'REST: creations over 10 connections, with a session',
      measured: `${perSecond(middle.ours)} a second, ${share.toFixed(2)} times PostGraphile's ${perSecond(middle.theirs)}`,
      target: `at least ${SHARE} times`,
      isMet: share >= SHARE,
    };
  } finally {
    await peer.stop();
    await planner.stop();
  }
}

/** Measures how much database time a bulk update takes, and how many statements it runs. */
export async function measureBulk({ orm, bare, sendQuery }: MeasuredPlanner): Promise<Row> {
  const { rows } = await bare.query<{ id: string }>(
    `select id from entries where kind = 'email' order by id limit ${BULK.entries}`,
  );
  const ids = rows.map(({ id }) => id);
  const statements: number[] = [];
  const logger = orm.config.getLogger();
  logger.setDebugMode(['query']);
  logger.logQuery = ({ query, took = 0 }) => {
    if (query && /^(update entries|with header)/.test(query)) statements.push(took);
  };
  const query = `mutation ($ids: [ID!]!, $data: EntriesUpdateInput!) { updateEntries(kind: email, ids: $ids, data: $data) }`;
  let showOnCalendar = false;
  await median(async () => {
    await sendQuery(query, { ids, data: { showOnCalendar } });
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
    isMet: perEdit === 1 && time < BULK.milliseconds,
  };
}
