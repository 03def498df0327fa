import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { kinds, type LogKind } from '../logs/kinds/index.js';
import { parse } from '../validation.js';
import { fieldsOfKind } from './field-configuration.service.js';

/** Which columns somebody sees in a list, and in which order: ids of columns (decision L20). */
export interface ColumnPreferenceRow {
  visibleColumns: string[];
  columnOrder: string[];
}

const columnsSchema = z
  .array(z.string().min(1).max(310))
  .max(1000)
  .refine((columns) => columns.every((id) => !id.includes('\0') && id.isWellFormed()), {
    error: 'contains characters that cannot be stored',
  })
  .transform((columns) => [...new Set(columns)]);

const preferenceSchema = z.object({ visibleColumns: columnsSchema, columnOrder: columnsSchema });

async function allColumns({ em }: RequestContext, kind: LogKind): Promise<string[]> {
  const fields = await fieldsOfKind(em, kind);
  return [
    ...kinds[kind].columns,
    'brand',
    'onCalendar',
    ...fields.map(({ fieldName }) => `field:${fieldName}`),
  ];
}

/** The user's columns for a kind: what was saved, with columns that are new since then visible and last (L17). */
export async function getColumnPreference(
  context: RequestContext,
  kind: LogKind,
): Promise<ColumnPreferenceRow> {
  const { id } = requireUser(context);
  const columns = await allColumns(context, kind);
  const [saved] = await context.em.execute<ColumnPreferenceRow[]>(
    `select visible_columns as "visibleColumns", column_order as "columnOrder"
     from column_preferences where user_id = ? and log_type = ?`,
    [id, kind],
  );
  if (!saved) return { visibleColumns: columns, columnOrder: columns };
  const known = (ids: readonly string[]) => ids.filter((column) => columns.includes(column));
  const added = columns.filter((column) => !saved.columnOrder.includes(column));
  return {
    visibleColumns: [
      ...known(saved.visibleColumns),
      ...added.filter((column) => !saved.visibleColumns.includes(column)),
    ],
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
  const { visibleColumns, columnOrder } = parse(preferenceSchema, body);
  await context.em.execute(
    `insert into column_preferences (id, user_id, log_type, visible_columns, column_order)
     values (?, ?, ?, ?::jsonb, ?::jsonb)
     on conflict (user_id, log_type)
     do update set visible_columns = excluded.visible_columns, column_order = excluded.column_order`,
    [uuid(), id, kind, JSON.stringify(visibleColumns), JSON.stringify(columnOrder)],
  );
  return getColumnPreference(context, kind);
}
