import { addDays, type Condition, today } from '@content-planner/model';
import type { Client } from 'pg';
import sdkDocuments from '../src/graphql/sdk-documents.json' with { type: 'json' };
import { markOf } from './content.js';
import { durations, quantile } from './measure.js';
import { type MeasuredPlanner, openMeasuredPlanner } from './planner.js';

// Prints how long pages of a list take that is sorted or filtered by a value, and the calendar's month, with the given
// number of entries on PostgreSQL. First, all entries are of one kind, then of 6 and of 24 kinds:
// `pnpm --filter @content-planner/api bench:sorting 100000`

const ENTRIES = Number(process.argv[2] ?? 100_000);
/** The number of measured requests for each case. */
const RUNS = Number(process.argv[3] ?? 100);
/** The number of entries on a page. */
const PAGE = 50;
/** The number of entries before a later page. */
const SKIPPED = Math.min(10_000, Math.floor(ENTRIES / 20));
/** The kind of the measured list. */
const KIND = 'social';
/** The maximum for 95 percent of the requests, in milliseconds. */
const MOST = 50;

const TODAY = today();

/** The fields of all kinds, and SQL for the value of the nth entry. A fifth of the entries has no value. */
const FIELDS = {
  dropdown: `'option' || n % 7`,
  person: `people.ids[n % 50 + 1]`,
  number: `n * 7919 % 100003`,
  date: `date '2026-01-01' + n * 31 % 900`,
  text: `'Words ' || n * 7919 % 100003`,
} as const;
type FieldType = keyof typeof FIELDS;

const ids: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(FIELDS).map((type, place) => [type, `00000000-0000-4000-8000-00000000000${place}`]),
);

async function fillWithValues(client: Client): Promise<void> {
  await client.query(`
    insert into users (id, email, first_name, last_name, password_hash, is_approved, created_at)
    select gen_random_uuid(), n || '@planner.example', 'Person ' || n, 'Somebody', '', true, now()
    from generate_series(1, 50) n`);
  await client.query(`
    insert into kinds (id, names, icon, color, dates, title_label, position)
    select 'own-' || n, jsonb_build_object('one', 'Own ' || n, 'many', 'Own ' || n), 'newspaper', '#123456', 'day',
      'Title', 100 + n
    from generate_series(1, 24 - (select count(*) from kinds)::int) n`);
  for (const [type, id] of Object.entries(ids)) {
    await client.query(`insert into fields (id, name, label, type) values ($1, $2, $2, $3)`, [
      id,
      `own${type}`,
      type,
    ]);
  }
  await client.query(`
    insert into kind_fields (id, kind_id, field_id)
    select gen_random_uuid(), kinds.id, fields.id from kinds, fields where fields.name like 'own%'`);
  await client.query(
    `insert into options (field_id, id, name, position)
     select $1, 'option' || n, 'Option ' || n, 7 - n from generate_series(0, 6) n`,
    [ids.dropdown],
  );
  const values = Object.entries(FIELDS).map(([type, value], place) => {
    return `case when (n + ${place}) % 5 > 0 then jsonb_build_object('${ids[type]}', ${value}) else '{}' end`;
  });
  await client.query(
    `insert into entries (id, kind, title, start_date, end_date, values, search_text, created_at, updated_at)
     select gen_random_uuid(), '${KIND}', 'What we publish, number ' || n, day, day, stored,
       concat('what we publish, number ' || n, E'\\n' || ${markOf(`'${ids.text}'`)} || E'\\t' ||
         lower(stored ->> '${ids.text}')), now(), now()
     from (
       select n, $2::date + n * 271 % 731 as day, ${values.join(' || ')} as stored
       from generate_series(1, $1::int) n, (select array(select id from users order by id) as ids) people
     ) as planned`,
    [ENTRIES, addDays(TODAY, -365)],
  );
  await client.query('vacuum analyze');
}

interface Page {
  data: { page: { nodes: readonly unknown[]; pageInfo: { endCursor: string } } };
}

async function print(what: string, sendQuery: () => Promise<unknown>): Promise<void> {
  const times = await durations(sendQuery, RUNS);
  const p95 = quantile(times, 0.95);
  const [shown, max, half] = [p95, quantile(times, 1 - 1 / RUNS), quantile(times, 0.5)].map((time) =>
    time.toFixed(1),
  );
  console.log(`| ${what} | ${half} ms | ${shown} ms | ${max} ms | ${p95 <= MOST ? '' : `over ${MOST} ms`} |`);
}

async function measureList({ sendQuery, bare }: MeasuredPlanner): Promise<void> {
  const pageOf = (
    field: string,
    direction: string,
    conditions: readonly Condition[] = [],
    more: object = {},
  ) =>
    sendQuery(sdkDocuments.Entries, {
      filter: {
        conditions: [{ field: '@kind', operator: 'isAnyOf', value: [KIND] }, ...conditions],
        today: TODAY,
      },
      sort: { field, direction },
      first: PAGE,
      ...more,
    });
  const measurePages = async (what: string, field: string) => {
    for (const direction of ['ascending', 'descending']) {
      await print(`${what}, ${direction}`, () => pageOf(field, direction));
      const { page } = (JSON.parse(await pageOf(field, direction, [], { first: SKIPPED })) as Page).data;
      const after = page.pageInfo.endCursor;
      const sendQuery = () => pageOf(field, direction, [], { after });
      if (!(await sendQuery()).includes('"title"')) throw new Error(`${what}: no entries after ${SKIPPED}`);
      await print(
        `${what}, ${direction}, after ${page.nodes.length.toLocaleString('en')} entries`,
        sendQuery,
      );
    }
  };
  const { rows } = await bare.query<{ id: string }>('select id from users order by id');
  const people = rows.map(({ id }) => id);
  const some: Readonly<Record<FieldType, readonly Condition[]>> = {
    dropdown: [
      { field: ids.dropdown as string, operator: 'isAnyOf', value: ['option3'] },
      { field: ids.dropdown as string, operator: 'isAnyOf', value: ['option1', 'option2', 'option5'] },
    ],
    person: [
      { field: ids.person as string, operator: 'isAnyOf', value: people.slice(0, 1) },
      { field: ids.person as string, operator: 'isAnyOf', value: people.slice(0, 10) },
    ],
    number: [
      { field: ids.number as string, operator: 'is', value: 7919 },
      { field: ids.number as string, operator: 'between', value: [1_000, 2_000] },
    ],
    date: [{ field: ids.date as string, operator: 'between', value: ['2026-03-01', '2026-03-31'] }],
    text: [{ field: ids.text as string, operator: 'contains', value: 'words 77' }],
  };
  await measurePages('Sorted by @date (control)', '@date');
  for (const type of Object.keys(FIELDS) as FieldType[]) {
    await measurePages(`Sorted by ${type}`, ids[type] as string);
  }
  for (const [type, conditions] of Object.entries(some)) {
    for (const condition of [...conditions, { field: ids[type] as string, operator: 'isEmpty' }]) {
      const { operator, value } = condition as { operator: string; value?: unknown };
      const shown = Array.isArray(value) ? `${value.length} values` : JSON.stringify(value ?? '');
      await print(`${type} ${operator} ${shown}, by date`, () => pageOf('@date', 'descending', [condition]));
    }
  }
}

async function measureMonth({ sendQuery }: MeasuredPlanner, kinds: string): Promise<void> {
  const month = { from: `${TODAY.slice(0, 8)}01`, to: `${TODAY.slice(0, 8)}28` };
  await print(`The month, ${kinds}`, () => sendQuery(sdkDocuments.Calendar, month));
}

/** Distributes the entries to kinds. */
async function distribute({ bare }: MeasuredPlanner, count: number): Promise<void> {
  await bare.query(
    `update entries set kind = (array(select id from kinds order by id <> '${KIND}', position limit $1))[
       (extract(epoch from created_at)::bigint + hashtext(id::text)::bigint & 1073741823) % $1 + 1]`,
    [count],
  );
  await bare.query('vacuum full entries');
  await bare.query('analyze');
}

const planner = await openMeasuredPlanner(fillWithValues);
try {
  for (const count of [1, 6, 24]) {
    if (count > 1) await distribute(planner, count);
    const entries = `${ENTRIES.toLocaleString('en')} entries of ${count} ${count > 1 ? 'kinds' : 'kind'}`;
    console.log(`\n| ${entries} | median | p95 | max | |\n|---|---|---|---|---|`);
    if (count < 24) await measureList(planner);
    await measureMonth(planner, `${count} kinds`);
  }
} finally {
  await planner.close();
}
process.exit();
