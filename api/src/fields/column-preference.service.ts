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

const isCustom = (column: string) => column.startsWith('field:');

/** Those of the ids that are ids of columns. */
const among = (columns: readonly string[], ids: readonly string[]) =>
  ids.filter((id) => columns.includes(id));

/** An order of all columns: the given one, and what it leaves out. */
const completed = (columns: readonly string[], order: readonly string[]) => [
  ...new Set([...among(columns, order), ...columns]),
];

/** The ids of all columns that a kind's list has now, in their first order. */
async function columnsOf({ em }: RequestContext, kind: LogKind): Promise<string[]> {
  const custom = (await fieldsOfKind(em, kind)).map(({ fieldName }) => `field:${fieldName}`);
  return [...kinds[kind].columns, 'brand', 'onCalendar', ...custom];
}

/**
 * The user's columns for a kind: what was saved, without custom fields that are gone, and with those
 * that are new since then visible and last (L17).
 */
export async function getColumnPreference(
  context: RequestContext,
  kind: LogKind,
): Promise<ColumnPreferenceRow> {
  const { id } = requireUser(context);
  const columns = await columnsOf(context, kind);
  const [saved] = await context.em.execute<ColumnPreferenceRow[]>(
    `select visible_columns as "visibleColumns", column_order as "columnOrder"
     from column_preferences where user_id = ? and log_type = ?`,
    [id, kind],
  );
  if (!saved) return { visibleColumns: columns, columnOrder: columns };
  const seen = new Set([...saved.columnOrder, ...saved.visibleColumns]);
  const added = columns.filter((column) => isCustom(column) && !seen.has(column));
  return {
    visibleColumns: [...among(columns, saved.visibleColumns), ...added],
    columnOrder: completed(columns, saved.columnOrder),
  };
}

/**
 * Saves the user's columns for a kind. Ids of no column are dropped: a field may have been deleted
 * while somebody chose. Columns that the order leaves out are added to its end, so that only fields
 * that are made later count as new.
 */
export async function saveColumnPreference(
  context: RequestContext,
  kind: LogKind,
  body: unknown,
): Promise<ColumnPreferenceRow> {
  const { id } = requireUser(context);
  const sent = parse(columnPreferenceSchema, body);
  const columns = await columnsOf(context, kind);
  const saved: ColumnPreferenceRow = {
    visibleColumns: among(columns, sent.visibleColumns),
    columnOrder: completed(columns, sent.columnOrder),
  };
  await context.em.execute(
    `insert into column_preferences (id, user_id, log_type, visible_columns, column_order)
     values (?, ?, ?, ?::jsonb, ?::jsonb)
     on conflict (user_id, log_type)
     do update set visible_columns = excluded.visible_columns, column_order = excluded.column_order`,
    [uuid(), id, kind, JSON.stringify(saved.visibleColumns), JSON.stringify(saved.columnOrder)],
  );
  return saved;
}
