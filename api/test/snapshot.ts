import type { TestPlanner } from './planner.js';

/** The tables with accounts and content. */
export const TABLES = [
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

/** Inserts rows into several tables with one statement. */
export async function insertRows(
  planner: TestPlanner,
  rows: Readonly<Record<string, readonly object[]>>,
): Promise<void> {
  const filled = Object.entries(rows).filter(([, some]) => some.length > 0);
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

type Rows = Record<string, object[]>;

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
