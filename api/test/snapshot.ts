import { searchTextOf } from '../src/search/search-text.js';
import type { TestPlanner } from './planner.js';

/** The tables with accounts and content. */
export const TABLES = [
  'kinds',
  'users',
  'sessions',
  'brands',
  'fields',
  'options',
  'kind_fields',
  'column_preferences',
  'entries',
  'change_sets',
  'changes',
  'access_tokens',
  'account_links',
  'frozen_content',
  'saved_views',
  'two_steps',
  'login_steps',
  'identities',
  'passkeys',
  'used_challenges',
];

type Rows = Record<string, readonly object[]>;

/** Adds the text to search to new entries. Snapshots of entries already have it. */
function searchable({ entries = [], kind_fields = [], options = [], ...others }: Rows): Rows {
  const fields = (kind_fields as { kind_id: never; field_id: string }[]).map(({ kind_id, field_id }) => ({
    ...{ kind: kind_id, fieldId: field_id },
    options: (options as { field_id: string; id: string; name: string }[]).filter(
      (option) => option.field_id === field_id,
    ),
  }));
  const filled = (entries as { kind: never; title: string; values?: object }[]).map((entry) => ({
    search_text: searchTextOf(entry.kind, { values: {}, ...entry } as never, fields),
    ...entry,
  }));
  return { ...others, options, kind_fields, entries: filled };
}

/** Inserts rows into several tables with one statement. */
export async function insertRows(planner: TestPlanner, rows: Readonly<Rows>): Promise<void> {
  const filled = Object.entries(searchable(rows)).filter(([, some]) => some.length > 0);
  const inserts = filled.map(([table, [first = {}]]) => {
    const columns = Object.keys(first).join(', ');
    return `${table}_in as (insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb))`;
  });
  if (inserts.length === 0) return;
  await planner.sql(
    `with ${inserts.join(', ')} select 1`,
    filled.map(([, some]) => JSON.stringify(some)),
  );
}

/** SQL for rows without their last-used timestamp, which even failed requests update. Keyed by table. */
const USED: Readonly<Record<string, string>> = {
  access_tokens: `to_jsonb(t) - 'last_used_at'`,
  // This column cannot be null, so replace its value instead of removing it.
  sessions: `to_jsonb(t) || jsonb_build_object('last_used_at', created_at)`,
};

const rowOf = (table: string) => USED[table] ?? 'to_jsonb(t)';

/** Returns all rows of all tables, in a stable order. */
async function rowsOf(planner: TestPlanner): Promise<Rows> {
  const columns = TABLES.map(
    (table) =>
      `(select coalesce(jsonb_agg(${rowOf(table)} order by t::text), '[]') from ${table} t) as ${table}`,
  );
  const [rows] = await planner.sql<Rows>(`select ${columns.join(', ')}`);
  return rows as Rows;
}

/** The rows of an app's database at one point in time. */
export interface Snapshot {
  taken: Rows;
  /** Returns the current rows, to compare with `taken`. */
  now(): Promise<Rows>;
  /** Restores the rows, including sessions. */
  restore(): Promise<void>;
}

/** Takes a snapshot of an app's database. */
export async function takeSnapshot(planner: TestPlanner): Promise<Snapshot> {
  const taken = await rowsOf(planner);
  const deletions = TABLES.map((table) => `${table}_out as (delete from ${table})`);
  return {
    taken,
    now: () => rowsOf(planner),
    async restore() {
      await planner.sql(`with ${deletions.join(', ')} select 1`);
      await insertRows(planner, taken);
    },
  };
}
