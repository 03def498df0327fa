import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { checkOut, removeCheckOut } from '../../.ci/check-out.js';
import { onServer, urlOf } from '../test/postgresql.js';
import { postgresqlServer } from '../test/postgresql-server.js';
import { type Served, serve } from './served.js';

/*
 * Compares this version's performance with that of another commit. Both servers run on the same machine at the same
 * time, use databases with the same number of entries, and take turns.
 */

/** The number of entries. A sixth of them are emails, which have custom values. */
const ENTRIES = 60_000;
const ROUNDS = 9;
const BULK = 1_000;
const IMPORTED = 10_000;
const ACCOUNT = { email: 'bench@planner.example', password: 'a long enough password' };

/** The maximum ratio of this version's time to the other version's time. */
const BUDGETS = { create: 1.25, bulk: 1.5, list: 1.15, month: 1.15, import: 1.25 };

const [commit] = process.argv.slice(2);
if (!commit) throw new Error('Specify the commit to compare with: pnpm bench:against COMMIT');

const ROOT = join(import.meta.dirname, '../../..');

/** A server of one version, with a logged-in user. */
interface Version {
  served: Served;
  /** Creates entries over several connections. Returns the server's time per entry in milliseconds. */
  create(connections: number, seconds: number): Promise<number>;
  /** Edits 1,000 entries. Returns the response time in milliseconds. */
  bulk(): Promise<number>;
  /** Lists all emails. Returns the response time in milliseconds. */
  list(): Promise<number>;
  /** Reads a month of the calendar. Returns the response time in milliseconds. */
  month(): Promise<number>;
  /** Imports a sheet with 10,000 rows. Returns the response time in milliseconds. */
  import(): Promise<number>;
}

/** The custom fields of emails. */
const FIELDS = [
  { fieldLabel: 'Author', fieldType: 'text' },
  { fieldLabel: 'Status', fieldType: 'dropdown', dropdownOptions: ['Draft', 'Ready'] },
];

const MONTH = `query ($from: CalendarDate!, $to: CalendarDate!) {
  calendar(from: $from, to: $to) { id kind title startDate endDate brandId color version }
}`;
const IMPORT = `mutation ($rows: [ImportRowInput!]!) {
  importEntries(rows: $rows, dryRun: false) { createdCount }
}`;

async function start(api: string, environment: Record<string, string>): Promise<Version> {
  const main = join(api, 'dist/main.js');
  const env = { ...process.env, ...environment };
  execFileSync(process.execPath, [main, 'seed', '--entries', String(ENTRIES)], { env, stdio: 'ignore' });
  const served = await serve([main], { PORT: '0', ...environment });
  const type = { 'content-type': 'application/json' };
  const registered = await fetch(`${served.url}/api/auth/register`, {
    ...{ method: 'POST', headers: type, body: JSON.stringify(ACCOUNT) },
  });
  const headers = { ...type, cookie: registered.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const entries = (await (await fetch(`${served.url}/api/logs/email`, { headers })).json()) as {
    id: string;
  }[];
  const ids = entries.slice(0, BULK).map(({ id }) => id);
  const send = async <Body>(path: string, method: string, json?: object): Promise<Body> => {
    const response = await fetch(`${served.url}${path}`, {
      ...{ method, headers, ...(json && { body: JSON.stringify(json) }) },
    });
    const text = await response.text();
    if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${path}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as Body;
  };
  const timed = async <Body>(work: () => Promise<Body>, isRight: (body: Body) => boolean) => {
    const began = performance.now();
    const body = await work();
    if (!isRight(body)) throw new Error(`Unexpected response: ${JSON.stringify(body).slice(0, 300)}`);
    return performance.now() - began;
  };
  for (const field of FIELDS) await send('/api/field-configs', 'POST', { logType: 'email', ...field });
  for (let start = 0; start < entries.length; start += 10_000) {
    await send('/api/logs/email/bulk', 'PATCH', {
      ids: entries.slice(start, start + 10_000).map(({ id }) => id),
      data: { dynamicFields: { author: 'Maya', status: 'Draft' } },
    });
  }
  const month = new Date().toISOString().slice(0, 7);
  let sheet = 0;
  let showOnCalendar = true;
  return {
    served,
    async create(connections, duration) {
      const body = JSON.stringify({ date: '2027-03-08', blogName: 'Spring launch', category: 'Guides' });
      const options = { method: 'POST' as const, headers, body, connections, duration };
      const { non2xx, errors, requests } = await autocannon({
        url: `${served.url}/api/logs/blog`,
        ...options,
      });
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} creations failed.`);
      return 1000 / requests.average;
    },
    async bulk() {
      // Toggle the value, so that each edit changes all entries.
      showOnCalendar = !showOnCalendar;
      const json = { ids, data: { showOnCalendar } };
      return timed(
        () => send<{ updated: number }>('/api/logs/email/bulk', 'PATCH', json),
        ({ updated }) => updated === BULK,
      );
    },
    list: () =>
      timed(
        () => send<unknown[]>('/api/logs/email', 'GET'),
        ({ length }) => length === entries.length,
      ),
    month: () =>
      timed(
        () =>
          send<{ data: { calendar: unknown[] } }>('/graphql', 'POST', {
            query: MONTH,
            variables: { from: `${month}-01`, to: `${month}-28` },
          }),
        ({ data }) => data.calendar.length > 0,
      ),
    import() {
      sheet += 1;
      const rows = Array.from({ length: IMPORTED }, (_, n) => ({
        ...{ kind: 'blog', title: `Sheet ${sheet}, post ${n}`, fields: { category: 'Guides' } },
        startDate: `2028-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`,
      }));
      return timed(
        () =>
          send<{ data: { importEntries: { createdCount: number } } }>('/graphql/import', 'POST', {
            query: IMPORT,
            variables: { rows },
          }),
        ({ data }) => data.importEntries.createdCount === IMPORTED,
      );
    },
  };
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures the two versions alternately. Prints the medians, and returns whether their ratio is within the budget. */
async function compare(
  what: string,
  budget: number,
  work: readonly [base: () => Promise<number>, current: () => Promise<number>],
  rounds: number,
): Promise<boolean> {
  const times: [number[], number[]] = [[], []];
  for (const run of work) await run();
  for (let round = 0; round < rounds; round += 1) {
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      times[which].push(await work[which]());
    }
  }
  const [base, current] = [middle(times[0]), middle(times[1])];
  const ratio = middle(times[0].map((time, round) => (times[1][round] ?? 0) / time));
  const isMet = ratio <= budget;
  const verdict = isMet ? 'met' : 'MISSED';
  console.log(
    `| ${what} | ${base.toFixed(2)} ms | ${current.toFixed(2)} ms | ${ratio.toFixed(2)} | at most ${budget} | ${verdict} |`,
  );
  return isMet;
}

async function measure(database: string, environments: Record<string, string>[], folders: string[]) {
  const versions: Version[] = [];
  try {
    for (const [index, folder] of folders.entries()) {
      versions.push(await start(folder, environments[index] ?? {}));
    }
    const [base, current] = versions as [Version, Version];
    const results: boolean[] = [];
    for (const connections of [1, 10]) {
      const what = `${database}: a creation, from ${connections} connection${connections > 1 ? 's' : ''}`;
      const work = [() => base.create(connections, 3), () => current.create(connections, 3)] as const;
      results.push(await compare(what, BUDGETS.create, work, ROUNDS));
    }
    const bulk = [() => base.bulk(), () => current.bulk()] as const;
    results.push(await compare(`${database}: a bulk edit of 1,000`, BUDGETS.bulk, bulk, ROUNDS * 5));
    const list = [() => base.list(), () => current.list()] as const;
    results.push(await compare(`${database}: a list of 10,000`, BUDGETS.list, list, ROUNDS * 3));
    const month = [() => base.month(), () => current.month()] as const;
    results.push(await compare(`${database}: a month`, BUDGETS.month, month, ROUNDS * 5));
    const sheets = [() => base.import(), () => current.import()] as const;
    results.push(await compare(`${database}: an import of 10,000`, BUDGETS.import, sheets, ROUNDS));
    if (results.includes(false)) process.exitCode = 1;
  } finally {
    for (const { served } of versions) await served.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'planner-against-'));
const server = await postgresqlServer({ durable: true });
const names = ['planner_against_base', 'planner_against_current'];
try {
  const folders = [checkOut(join(folder, 'base'), commit, 'api'), join(ROOT, 'api')];
  console.log(`| What | ${commit} | This version | Ratio | Budget | |\n|---|---|---|---|---|---|`);
  for (const name of names) {
    await onServer(server.url, `drop database if exists ${name} with (force)`);
    await onServer(server.url, `create database ${name}`);
  }
  const urls = names.map((name) => ({ DATABASE_URL: urlOf(server.url, name) }));
  await measure('PostgreSQL', urls, folders);
  const embedded = names.map((name) => ({ DATA_DIR: join(folder, name), DATABASE_URL: '' }));
  await measure('Embedded', embedded, folders);
} finally {
  removeCheckOut(join(folder, 'base'));
  for (const name of names) await onServer(server.url, `drop database if exists ${name} with (force)`);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
