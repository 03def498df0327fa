import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireUser } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import type { LogKind } from '../logs/kinds/index.js';
import { listColumns } from '../logs/kinds/stored-kinds.js';
import { parse, storableSchema } from '../validation.js';
import { fieldsOfKind } from './field-configuration.service.js';

/** The ids of the columns that a user sees in a list, and their order. */
export interface ColumnPreferenceRow {
  visibleColumns: string[];
  columnOrder: string[];
}

const columnsSchema = z
  .array(storableSchema.min(1).max(310))
  .max(1000)
  .transform((columns) => [...new Set(columns)]);

/** The body of a request that saves column preferences. */
export const columnPreferenceSchema = z
  .object({
    visibleColumns: columnsSchema.meta({ description: 'Ids of the visible columns.' }),
    columnOrder: columnsSchema.meta({ description: 'Ids of all columns, in order.' }),
  })
  .meta({ id: 'ColumnPreferenceInput', description: 'Visible columns and column order.' });

const isCustom = (column: string) => column.startsWith('field:');

/** Returns the given ids that belong to existing columns. */
const among = (columns: readonly string[], ids: readonly string[]) =>
  ids.filter((id) => columns.includes(id));

/** Returns all columns in the given order, followed by the columns that the order omits. */
const completed = (columns: readonly string[], order: readonly string[]) => [
  ...new Set([...among(columns, order), ...columns]),
];

/** Returns the ids of all columns of a kind's list, in their default order. */
async function columnsOf({ em }: RequestContext, kind: LogKind): Promise<string[]> {
  const custom = (await fieldsOfKind(em, kind)).map(({ fieldName }) => `field:${fieldName}`);
  return [...(await listColumns(em, kind)), 'brand', 'onCalendar', ...custom];
}

/**
 * Returns the user's saved columns for a kind, omitting deleted custom fields. Custom fields that were added after the
 * user saved the columns are visible and come last.
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
 * Saves the user's columns for a kind. Ignores unknown ids, because a field may have been deleted in the meantime.
 * Appends unlisted columns to the order, so that only fields that are added afterward count as new.
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
