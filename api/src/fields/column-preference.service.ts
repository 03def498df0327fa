import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { kinds, type LogKind } from '../logs/kinds/index.js';
import { parse, storableSchema } from '../validation.js';
import { fieldsOfKind } from './field-configuration.service.js';

/** Which columns somebody sees in a list, and in which order: ids of columns (decision L20). */
export interface ColumnPreferenceRow {
  visibleColumns: string[];
  columnOrder: string[];
}

const columnsSchema = z
  .array(storableSchema.min(1).max(310))
  .max(1000)
  .transform((columns) => [...new Set(columns)]);

/** The body of a saved column preference. */
export const columnPreferenceSchema = z
  .object({
    visibleColumns: columnsSchema.meta({ description: 'Ids of the columns that show.' }),
    columnOrder: columnsSchema.meta({ description: 'Ids of all columns in their order.' }),
  })
  .meta({ id: 'ColumnPreferenceInput', description: 'Which columns a list shows, and in which order.' });

async function customColumns({ em }: RequestContext, kind: LogKind): Promise<string[]> {
  return (await fieldsOfKind(em, kind)).map(({ fieldName }) => `field:${fieldName}`);
}

const isCustom = (column: string) => column.startsWith('field:');

/**
 * The user's columns for a kind: what was saved, without custom fields that are gone, and with those
 * that are new since then visible and last (L17).
 */
export async function getColumnPreference(
  context: RequestContext,
  kind: LogKind,
): Promise<ColumnPreferenceRow> {
  const { id } = requireUser(context);
  const custom = await customColumns(context, kind);
  const [saved] = await context.em.execute<ColumnPreferenceRow[]>(
    `select visible_columns as "visibleColumns", column_order as "columnOrder"
     from column_preferences where user_id = ? and log_type = ?`,
    [id, kind],
  );
  if (!saved) {
    const columns = [...kinds[kind].columns, 'brand', 'onCalendar', ...custom];
    return { visibleColumns: columns, columnOrder: columns };
  }
  const known = (columns: readonly string[]) => columns.filter((id) => !isCustom(id) || custom.includes(id));
  const seen = new Set([...saved.columnOrder, ...saved.visibleColumns]);
  const added = custom.filter((column) => !seen.has(column));
  return {
    visibleColumns: [...known(saved.visibleColumns), ...added],
    columnOrder: [...known(saved.columnOrder), ...added],
  };
}

/** Saves the user's columns for a kind. */
export async function saveColumnPreference(
  context: RequestContext,
  kind: LogKind,
  body: unknown,
): Promise<ColumnPreferenceRow> {
  const { id } = requireUser(context);
  const { visibleColumns, columnOrder } = parse(columnPreferenceSchema, body);
  await context.em.execute(
    `insert into column_preferences (id, user_id, log_type, visible_columns, column_order)
     values (?, ?, ?, ?::jsonb, ?::jsonb)
     on conflict (user_id, log_type)
     do update set visible_columns = excluded.visible_columns, column_order = excluded.column_order`,
    [uuid(), id, kind, JSON.stringify(visibleColumns), JSON.stringify(columnOrder)],
  );
  return getColumnPreference(context, kind);
}
