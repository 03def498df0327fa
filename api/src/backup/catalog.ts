import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Trailer } from './format.js';

/** A column of a table, and its SQL type. */
export interface Column {
  name: string;
  type: string;
}

/** Returns the tables in the planner's schema with their columns, except for generated columns. */
export async function readTables(em: SqlEntityManager): Promise<Map<string, Column[]>> {
  const rows = await em.execute<{ table: string; columns: Column[] }[]>(`
    select c.relname as "table", jsonb_agg(jsonb_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Returns the state of all sequences in the planner's schema. */
export async function readSequences(em: SqlEntityManager): Promise<Trailer['sequences']> {
  const rows = await em.execute<{ name: string; value: string; used: boolean }[]>(`
    select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as used
    from pg_sequences where schemaname = current_schema()`);
  return Object.fromEntries(rows.map(({ name, value, used }) => [name, { value, used }]));
}

/** A foreign key, and the statements that drop and create it. */
export interface ForeignKey {
  drop: string;
  create: string;
}

export async function readForeignKeys(em: SqlEntityManager): Promise<ForeignKey[]> {
  return em.execute<ForeignKey[]>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "create"
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`);
}
