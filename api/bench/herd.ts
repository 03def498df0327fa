import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { today } from '@content-planner/model';
import { parse } from 'graphql';
// biome-ignore lint/style/noRestrictedImports: the simulated pages follow the sdk's rules.
import { affectedBy } from '../../sdk/src/live/affected.js';
// biome-ignore lint/style/noRestrictedImports: the simulated pages follow the sdk's rules.
import type { LiveChange } from '../../sdk/src/live/live-change.js';
// biome-ignore lint/style/noRestrictedImports: the simulated pages follow the sdk's rules.
import { SPREAD } from '../../sdk/src/live/spread.js';
import documents from '../src/graphql/sdk-documents.json' with { type: 'json' };
import { onServer, urlOf } from '../test/postgresql.js';
import { postgresqlServer } from '../test/postgresql-server.js';
import { createUsers, openStream, percentile, post, send } from './clients.js';
import { type Served, servePlanner } from './served.js';

/*
 * Measures what one edit costs while many pages are open: `pnpm --filter @content-planner/api bench:herd`. Each page
 * displays a month and its counts, and has a stream. After an edit in this month, the pages fetch what has changed. In
 * alternating rounds, they behave like the sdk, or refetch everything that the edit affects at the same time (the
 * control). Options: the number of entries in the planner, and the number of pages.
 */

const [ENTRIES = 200_000, PAGES = 200] = process.argv.slice(2).map(Number);
const PER_USER = 20;
const ROUNDS = 3;
/** How long a page collects changes before it sends requests, in ms. */
const COLLECT = 20;
/** How often the readiness of the server is checked, in ms. */
const PROBE = 50;
/** The longest time until all pages are current, in ms. */
const PATIENCE = 120_000;
const TARGETS = { current: 3_000, ready: 200, bytes: 0.05 };

type Query = 'Calendar' | 'FilterCounts' | 'ChangedEntries';

/** What one edit costs. Times are in ms. */
interface Cost {
  /** For each page, the time until it displays the edit. Sorted. */
  current: number[];
  /** The response times of the readiness check. Sorted. */
  ready: number[];
  requests: number;
  /** The number of requests with status 503. */
  rejected: number;
  bytes: number;
}

/** How pages react to a change. */
interface Behavior {
  name: string;
  /** Returns how long to wait before sending requests, in ms. */
  pause(): number;
  /** Returns the requests that update the displayed queries. */
  requestsFor(change: LiveChange, displayed: readonly Displayed[]): { query: Query; variables: object }[];
}

interface Displayed {
  query: 'Calendar' | 'FilterCounts';
  variables: Record<string, unknown>;
}

const parsed = { Calendar: parse(documents.Calendar), FilterCounts: parse(documents.FilterCounts) };

const effects = (change: LiveChange, displayed: readonly Displayed[]) => {
  const effectOn = affectedBy(change, { hasToken: false });
  return displayed.map((read) => ({ ...read, effect: effectOn({ ...read, query: parsed[read.query] }) }));
};

const LIKE_SDK: Behavior = {
  name: 'like the sdk',
  pause: () => COLLECT + SPREAD * Math.random(),
  requestsFor(change, displayed) {
    const affected = effects(change, displayed);
    const ids = new Set(
      affected.flatMap(({ effect }) => (Array.isArray(effect) ? effect : [])).map(({ id }) => id),
    );
    return [
      ...(ids.size > 0 ? [{ query: 'ChangedEntries' as const, variables: { ids: [...ids] } }] : []),
      ...affected.filter(({ effect }) => effect === true),
    ];
  },
};

const CONTROL: Behavior = {
  name: 'all at once (control)',
  pause: () => COLLECT,
  requestsFor: (change, displayed) => effects(change, displayed).filter(({ effect }) => effect !== false),
};

/** An open page. */
class Page {
  readonly #url: string;
  readonly #cookie: string;
  readonly #displayed: readonly Displayed[];
  behavior = LIKE_SDK;
  cost: Cost | undefined;
  /** Called with the id of a change when the page displays that change. */
  onCurrent: (changeId: string) => void = () => {};

  constructor(url: string, cookie: string, displayed: readonly Displayed[]) {
    this.#url = url;
    this.#cookie = cookie;
    this.#displayed = displayed;
  }

  async open(): Promise<() => void> {
    let text = '';
    return openStream(this.#url, this.#cookie, { query: documents.Changes, variables: {} }, (part) => {
      const messages = (text + part).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const data = /^data: (.+)$/m.exec(message)?.[1];
        const { change } = data ? JSON.parse(data).data.changes : { change: null };
        if (change) void this.#update(change as LiveChange);
      }
    });
  }

  async #update(change: LiveChange): Promise<void> {
    const requests = this.behavior.requestsFor(change, this.#displayed);
    if (requests.length > 0) await sleep(this.behavior.pause());
    await Promise.all(requests.map((request) => this.#fetch(request)));
    this.onCurrent(change.id);
  }

  /** Sends a query. Like the sdk, sends it again after a pause if it fails. */
  async #fetch({ query, variables }: { query: Query; variables: object }, attempts = 0): Promise<void> {
    const response = await send(`${this.#url}/graphql`, { query: documents[query], variables }, this.#cookie);
    const body = await response.text();
    if (this.cost) {
      this.cost.requests += 1;
      this.cost.bytes += Buffer.byteLength(body);
      if (response.status === 503) this.cost.rejected += 1;
    }
    if (response.ok && !body.startsWith('{"errors"')) return;
    await sleep(Math.min(1_000 * 2 ** attempts, 60_000) * (0.3 + 0.7 * Math.random()));
    await this.#fetch({ query, variables }, attempts + 1);
  }
}

/** Checks the server's readiness until `stop` is called, and adds the response times to the cost. */
function probe(url: string, { ready }: Cost) {
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      const start = performance.now();
      await (await fetch(`${url}/health/ready`)).text();
      ready.push(performance.now() - start);
      await sleep(PROBE);
    }
  };
  const running = run();
  return async () => {
    isStopped = true;
    await running;
  };
}

/** Makes an edit, and waits until all pages display it. */
async function measure(url: string, pages: readonly Page[], behavior: Behavior, edit: () => Promise<string>) {
  const cost: Cost = { current: [], ready: [], requests: 0, rejected: 0, bytes: 0 };
  const updated = new Map<string, number[]>();
  for (const page of pages) {
    page.behavior = behavior;
    page.cost = cost;
    page.onCurrent = (id) => {
      updated.set(id, [...(updated.get(id) ?? []), performance.now()]);
    };
  }
  const stop = probe(url, cost);
  const start = performance.now();
  const changeId = await edit();
  while ((updated.get(changeId)?.length ?? 0) < pages.length) {
    if (performance.now() - start > PATIENCE) throw new Error('Some pages do not display the edit.');
    await sleep(5);
  }
  await stop();
  cost.current = (updated.get(changeId) ?? []).map((time) => time - start).sort((a, b) => a - b);
  cost.ready.sort((a, b) => a - b);
  return cost;
}

const sum = (costs: readonly Cost[], name: 'requests' | 'rejected' | 'bytes') =>
  costs.reduce((total, cost) => total + cost[name], 0) / costs.length;
const all = (costs: readonly Cost[], name: 'current' | 'ready') =>
  costs.flatMap((cost) => cost[name]).sort((a, b) => a - b);

function print(what: string, costs: readonly Cost[]): void {
  const times = (name: 'current' | 'ready') => {
    const sorted = all(costs, name);
    return [percentile(sorted, 0.5), percentile(sorted, 0.99), percentile(sorted, 1)]
      .map((time) => Math.round(time).toLocaleString('en'))
      .join(' / ');
  };
  const numbers = [sum(costs, 'requests'), sum(costs, 'rejected')].map((number) => number.toFixed(0));
  const bytes = `${(sum(costs, 'bytes') / 1e6).toFixed(2)} MB`;
  console.log(
    `| ${[what, `${times('current')} ms`, ...numbers, bytes, `${times('ready')} ms`].join(' | ')} |`,
  );
}

async function run({ url }: Served): Promise<void> {
  const cookies = await createUsers(url, Math.ceil(PAGES / PER_USER));
  const [admin = ''] = cookies;
  const month = today().slice(0, 7);
  const [from, to] = [`${month}-01`, `${month}-28`];
  const variables = { from, to };
  const displayed: Displayed[] = [
    { query: 'Calendar', variables },
    { query: 'FilterCounts', variables: { ...variables, filter: {} } },
  ];
  const shown = await post(`${url}/graphql`, { query: documents.Calendar, variables }, admin);
  const { length } = ((await shown.json()) as { data: { calendar: object[] } }).data.calendar;

  const create = async (date: string) =>
    (await (await post(`${url}/api/logs/other`, { title: 'New', date }, admin)).json()) as { id: string };
  const [inside, outside] = [await create(from), await create('2099-03-08')];
  let edits = 0;
  const edit = (id: string) => async () => {
    edits += 1;
    const query = `mutation ($id: ID!, $title: String!, $day: CalendarDate!) {
      updateEntry(id: $id, input: { title: $title, startDate: $day }) { id }
    }`;
    const day = id === inside.id ? from : '2099-03-08';
    const response = await post(
      `${url}/graphql`,
      { query, variables: { id, title: `Edit ${edits}`, day } },
      admin,
    );
    const { extensions } = (await response.json()) as { extensions: { changes: [string] } };
    return extensions.changes[0];
  };

  const pages = Array.from(
    { length: PAGES },
    (_, n) => new Page(url, cookies[n % cookies.length] ?? '', displayed),
  );
  const streams = await Promise.all(pages.map((page) => page.open()));
  const behaviors = [CONTROL, LIKE_SDK];
  const costs = new Map(behaviors.map((behavior) => [behavior, [] as Cost[]]));
  const elsewhere: Cost[] = [];
  // The first round, during which the server compiles code, doesn't count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const behavior of behaviors) {
      const cost = await measure(url, pages, behavior, edit(inside.id));
      if (round > 0) costs.get(behavior)?.push(cost);
    }
    const cost = await measure(url, pages, LIKE_SDK, edit(outside.id));
    if (round > 0) elsewhere.push(cost);
  }
  for (const close of streams) close();

  console.log(`${PAGES} pages display a month of ${length.toLocaleString('en')} entries, of ${ENTRIES.toLocaleString('en')}. One edit:\n
| Pages fetch it | Until a page is current: p50 / p99 / max | Requests | 503 | Bytes | Readiness: p50 / p99 / max |
|---|---|---|---|---|---|`);
  for (const [{ name }, measured] of costs) print(name, measured);
  print('like the sdk, edit on another day', elsewhere);
  const [before = [], now = []] = [...costs.values()];
  const isMet =
    percentile(all(now, 'current'), 1) <= TARGETS.current &&
    sum(now, 'rejected') === 0 &&
    percentile(all(now, 'ready'), 0.99) <= TARGETS.ready &&
    sum(now, 'bytes') <= sum(before, 'bytes') * TARGETS.bytes &&
    sum(elsewhere, 'requests') === 0;
  console.log(
    `\nTargets: all pages current within ${TARGETS.current} ms, no 503, readiness p99 at most ${TARGETS.ready} ms, ` +
      `at most ${TARGETS.bytes * 100}% of the control's bytes, no request for other days: ${isMet ? 'met' : 'MISSED'}`,
  );
  if (!isMet) process.exitCode = 1;
}

const server = await postgresqlServer({ durable: true });
const name = 'content_planner_bench_herd';
try {
  await onServer(server.url, `drop database if exists ${name} with (force)`);
  await onServer(server.url, `create database ${name}`);
  const databaseUrl = urlOf(server.url, name);
  const main = join(import.meta.dirname, '../../dist/main.js');
  execFileSync(process.execPath, [main, 'seed', '--entries', String(ENTRIES)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  });
  await onServer(databaseUrl, 'analyze');
  const served = await servePlanner(databaseUrl);
  await run(served).finally(served.stop);
} finally {
  await onServer(server.url, `drop database if exists ${name} with (force)`);
  await server.stop();
}
process.exit();
