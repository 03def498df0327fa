import sdkDocuments from '../src/graphql/sdk-documents.json' with { type: 'json' };
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import { fieldId, LISTED, MONTH } from './content.js';
import { median, type Row } from './measure.js';
import type { MeasuredPlanner } from './planner.js';

/** The maximum duration of a response, relative to a bare query for the same data followed by `JSON.stringify`. */
const MOST = 2;

interface Reading {
  what: string;
  rows: number;
  /** Returns the planner's response as text. */
  read(): Promise<string>;
  /** Returns the rows in a response. */
  rowsOf(text: string): Record<string, unknown>[];
  /** A bare query that returns the same rows as the response, with the same field names. */
  sql: string;
  values: unknown[];
  /** The query to compare the duration to. By default, this is the query for the same rows. */
  base?: Pick<Reading, 'sql' | 'values'>;
  /** The maximum duration relative to the query in `base`. Defaults to {@link MOST}. */
  most?: number;
}

/** The maximum duration of a filtered response, relative to a bare query for the unfiltered data. */
const MOST_FILTERED = 1.5;

const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

const CUSTOM = ['author', 'status'].map(
  (name) => `'${name}', entries.values -> ${fieldId('kind', `'${name}'`)}`,
);

const SHARED = `brand_id as "brandId", color, show_on_calendar as "showOnCalendar",
  jsonb_build_object(${CUSTOM.join(', ')}) as "dynamicFields",
  version, to_char(created_at at time zone 'UTC', ${INSTANT}) as "createdAt",
  to_char(updated_at at time zone 'UTC', ${INSTANT}) as "updatedAt"`;

const TYPE_NAME = `'Entry' as "__typename"`;

const graphqlRows = (field: string) => (text: string) =>
  (JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> }).data[field] ?? [];

const MONTH_QUERY = {
  sql: `select ${TYPE_NAME}, id, kind, title, start_date::text as "startDate", end_date::text as "endDate",
      brand_id as "brandId", color, version
    from entries
    where show_on_calendar
      and (start_date between $1 and $2 or (end_date > start_date and end_date >= $1 and start_date < $1))
    order by start_date, end_date desc, title, id`,
  values: [MONTH.from, MONTH.to],
};

/**
 * Returns a filter for most brands, and for the values of a custom field. All entries of the given kinds have one of
 * these values.
 */
async function readFilter({ bare }: MeasuredPlanner, kinds: readonly string[]) {
  const brands = await bare.query<{ id: string }>('select id from brands order by id offset 1');
  const fields = await bare.query<{ id: string }>(
    `select distinct field_id as id from kind_fields join fields on fields.id = field_id
     where name = 'status' and kind_id = any($1)`,
    [kinds],
  );
  const isAnyOf = (field: string, value: string[]) => ({ field, operator: 'isAnyOf', value });
  const brandIds = brands.rows.map(({ id }) => id);
  const conditions = [
    isAnyOf('@brand', brandIds),
    ...fields.rows.map(({ id }) => isAnyOf(id, ['Draft', 'Ready'])),
  ];
  return { brandIds, filter: { conditions, match: 'byType' } };
}

/** Measures the month with a filter for most brands and for a custom field of some kinds. */
async function filteredMonth(planner: MeasuredPlanner, kinds: readonly string[]) {
  const { brandIds, filter } = await readFilter(planner, kinds);
  const sql = MONTH_QUERY.sql.replace('where', 'where brand_id = any($3) and kind = any($4) and');
  const values = [...MONTH_QUERY.values, brandIds, kinds];
  const { rows } = await planner.bare.query(sql, values);
  return {
    rows: rows.length,
    read: () => planner.sendQuery(sdkDocuments.Calendar, { ...MONTH, filter }),
    rowsOf: graphqlRows('calendar'),
    sql,
    values,
  };
}

async function readings(planner: MeasuredPlanner): Promise<Reading[]> {
  const { read, sendQuery } = planner;
  return [
    {
      what: `REST: a list of ${LISTED.toLocaleString('en')}`,
      rows: LISTED,
      read: () => read('/api/logs/blog'),
      rowsOf: (text) => JSON.parse(text) as Record<string, unknown>[],
      sql: `select id, start_date::text as date, title as "blogName", entries.values ->> 'category' as category, ${SHARED}
        from entries where kind = 'blog' order by start_date desc, id desc`,
      values: [],
    },
    {
      what: `GraphQL: a list of ${LISTED.toLocaleString('en')}`,
      rows: LISTED,
      read: () => sendQuery(sdkDocuments.Entries, { kind: 'blog' }),
      rowsOf: graphqlRows('entries'),
      sql: `select ${TYPE_NAME}, id, kind, title, start_date::text as "startDate", end_date::text as "endDate", ${SHARED},
          json_build_object('category', entries.values ->> 'category', '__typename', 'BlogEntryFields') as fields
        from entries where kind = 'blog' order by start_date desc, id desc`,
      values: [],
    },
    {
      what: `GraphQL: a month of ${MONTH.entries.toLocaleString('en')} entries`,
      rows: MONTH.entries,
      read: () => sendQuery(sdkDocuments.Calendar, MONTH),
      rowsOf: graphqlRows('calendar'),
      ...MONTH_QUERY,
    },
    {
      what: 'GraphQL: this month, filtered by brand and a custom field, compared to all of its entries',
      ...(await filteredMonth(planner, ['social'])),
      base: MONTH_QUERY,
      most: MOST_FILTERED,
    },
    {
      what: 'GraphQL: this month, filtered by brand and a custom field of each kind',
      ...(await filteredMonth(planner, LOG_KINDS)),
    },
  ];
}

/** Measures reads and compares each one to a bare query for the same data. */
export async function measureReads(planner: MeasuredPlanner): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, rows: count, read, rowsOf, base, most = MOST, ...same } of await readings(planner)) {
    const runBare = async ({ sql, values }: Pick<Reading, 'sql' | 'values'>) =>
      JSON.stringify((await planner.bare.query(sql, values)).rows);
    const [ours, theirs] = [rowsOf(await read()), JSON.parse(await runBare(same)) as unknown[]];
    if (ours.length !== count || JSON.stringify(ours) !== JSON.stringify(theirs)) {
      throw new Error(`${what}: ${ours.length} rows differ from the query's ${theirs.length} rows.`);
    }
    const bareTime = await median(() => runBare(base ?? same));
    const time = await median(read);
    const ratio = time / bareTime;
    rows.push({
      what,
      measured: `${time.toFixed(1)} ms, ${ratio.toFixed(2)} times the query's ${bareTime.toFixed(1)} ms`,
      target: `at most ${most} times`,
      isMet: ratio <= most,
    });
  }
  return rows;
}
