import { z } from 'zod';
import { requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { MAX_PAGE } from '../graphql/page-size.js';
import { dateSchema, parse, storableSchema } from '../validation.js';
import { allOf, type Condition, narrowingConditions, narrowingShape } from './entry-conditions.js';
import { fromCursor, type Position } from './entry-cursor.js';
import { ENTRY_COLUMNS, type EntryRow, readEntries } from './entry-row.js';
import { LOG_KINDS, type LogKind } from './kinds/index.js';

const ORDERS = {
  date: { sql: 'start_date', type: 'date', keySchema: dateSchema },
  title: { sql: 'lower(title)', type: 'text', keySchema: storableSchema },
  // Ids are made in the order of creation (decision L1), so the id alone is that order.
  created: { sql: 'id', type: 'uuid', keySchema: z.uuid() },
} as const satisfies Record<string, Omit<Order, 'isDescending'>>;

/** What pages of entries may be ordered by. */
export const SORT_FIELDS = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

const DIRECTIONS = ['ascending', 'descending'] as const;

/** The two directions of an order. */
export const SORT_DIRECTIONS = DIRECTIONS;

const sortSchema = z.object({
  by: z.enum(SORT_FIELDS),
  direction: z.enum(DIRECTIONS).nullish(),
});

const pageSchema = z.object({
  ...narrowingShape,
  showOnCalendar: z.boolean().nullish(),
  filter: z.object({ from: dateSchema.nullish(), to: dateSchema.nullish() }).nullish(),
  /** Where the first page begins, in entries by date: it holds what starts on this day or later. */
  from: dateSchema.nullish(),
  sort: sortSchema.nullish(),
});

/** Which entries to page through, and in which order; by date ascending unless it says otherwise. */
export type EntryPageQuery = z.input<typeof pageSchema>;

/** Which page of them: as the Relay plugin reads it from `first`, `last`, `after` and `before`. */
export interface PageWindow {
  after?: string | undefined;
  before?: string | undefined;
  /** The most rows to read; one more than the page, to see whether there are others. */
  limit: number;
  /** The rows come last first. */
  inverted: boolean;
}

/** A row and its place in the order. */
export type PagedEntry = EntryRow & { sortKey: string };

/** The place of a row, for its cursor. */
export const positionOf = ({ sortKey, id }: PagedEntry): Position => ({ key: sortKey, id });

/** Where a page ends on one side: at a row of its own, at the cursor that bounds it, or at a day. */
export type PageEdge = { row: PagedEntry } | { cursor: string } | { day: string };

interface Order {
  /** What is ordered by; an index serves it together with `kind` and `id`. */
  sql: string;
  type: string;
  keySchema: z.ZodType<string>;
  isDescending: boolean;
}

/** What a query asks for, without saying where in the order. */
function read(query: EntryPageQuery) {
  const { kinds, filter, showOnCalendar, from, sort, ...narrowing } = parse(pageSchema, query);
  const conditions: Condition[] = [
    ...(filter?.from ? [{ sql: 'end_date >= ?', values: [filter.from] }] : []),
    ...(filter?.to ? [{ sql: 'start_date <= ?', values: [filter.to] }] : []),
    ...(showOnCalendar != null ? [{ sql: 'show_on_calendar = ?', values: [showOnCalendar] }] : []),
    ...narrowingConditions(narrowing),
  ];
  const order: Order = {
    ...ORDERS[sort?.by ?? 'date'],
    isDescending: sort?.direction === 'descending',
  };
  return { kinds: kinds ?? LOG_KINDS, from, conditions, order };
}

/** The rows on one side of a place in an order; `orAt` with the place itself. */
function beyond(order: Order, side: 'earlier' | 'later', { key, id }: Position, orAt = false): Condition {
  const comparison = (side === 'later') === order.isDescending ? '<' : '>';
  return {
    sql: `(${order.sql}, id) ${comparison}${orAt ? '=' : ''} (?::${order.type}, ?::uuid)`,
    values: [key, id],
  };
}

/**
 * One page of entries of one or all kinds, by keys and not by offsets: what others write meanwhile
 * neither repeats a row nor leaves one out.
 *
 * @throws PlannerError `invalid`, also for a cursor that is none
 */
export async function listEntryPage(
  context: RequestContext,
  query: EntryPageQuery,
  { after, before, limit, inverted }: PageWindow,
): Promise<PagedEntry[]> {
  requireUser(context);
  const { kinds, from, conditions, order } = read(query);
  const place = (cursor: string) => fromCursor(cursor, order.keySchema);
  const bounds: Condition[] = [
    ...(after === undefined ? [] : [beyond(order, 'later', place(after))]),
    ...(before === undefined ? [] : [beyond(order, 'earlier', place(before))]),
    ...(from && after === undefined && before === undefined
      ? [{ sql: `start_date ${inverted ? '<' : '>='} ?`, values: [from] }]
      : []),
  ];
  const direction = order.isDescending === inverted ? 'asc' : 'desc';
  const { sql, values } = ofKinds(
    kinds,
    [...conditions, ...bounds],
    (condition) => ({
      sql: `select ${ENTRY_COLUMNS}, ${order.sql}::text as "sortKey" from entries where ${condition.sql}
            order by ${order.sql} ${direction}, id ${direction} limit ${limit}`,
      values: condition.values,
    }),
    `"sortKey"::${order.type} ${direction}, id ${direction} limit ${limit}`,
  );
  return (await readEntries(context.em, sql, values)) as PagedEntry[];
}

/** Whether what a query asks for goes on beyond the edge of a page. */
export async function hasEntriesBeyond(
  { em }: RequestContext,
  query: EntryPageQuery,
  side: 'earlier' | 'later',
  edge: PageEdge,
): Promise<boolean> {
  const { kinds, conditions, order } = read(query);
  let past: Condition;
  if ('row' in edge) past = beyond(order, side, positionOf(edge.row));
  // The row that the cursor stands for is on that side too: an empty page is between the two.
  else if ('cursor' in edge) past = beyond(order, side, fromCursor(edge.cursor, order.keySchema), true);
  else past = { sql: `start_date ${side === 'earlier' ? '<' : '>='} ?`, values: [edge.day] };
  const direction = (side === 'later') === order.isDescending ? 'desc' : 'asc';
  const { sql, values } = ofKinds(
    kinds,
    [...conditions, past],
    (condition) => ({
      sql: `select id from entries where ${condition.sql}
            order by ${order.sql} ${direction}, id ${direction} limit 1`,
      values: condition.values,
    }),
    'id limit 1',
  );
  return (await em.execute(sql, [...values] as never[])).length > 0;
}

const sizeSchema = z
  .int()
  .min(0)
  .max(MAX_PAGE, { error: `may be at most ${MAX_PAGE}: ask for the rest by the cursor` })
  .nullish();

const sizesSchema = z
  .object({ first: sizeSchema, last: sizeSchema })
  .refine(({ first, last }) => first == null || last == null, {
    error: 'Give first or last, not both',
    path: ['last'],
  });

/** Refuses sizes of a page that cannot be. @throws PlannerError `invalid` */
export function checkSizes(sizes: z.input<typeof sizesSchema>): void {
  parse(sizesSchema, sizes);
}

/** One page a kind, merged: each comes off its kind's index, however rare the kind is in the table. */
function ofKinds(
  kinds: readonly LogKind[],
  conditions: readonly Condition[],
  page: (condition: Condition) => Condition,
  order: string,
): Condition {
  // No kind at all: one that finds nothing, in the same shape.
  const chosen = kinds.length > 0 ? LOG_KINDS.filter((kind) => kinds.includes(kind)) : [null];
  const pages = chosen.map((kind) => page(allOf([{ sql: 'kind = ?', values: [kind] }, ...conditions])));
  return {
    sql: `select * from (${pages.map(({ sql }) => `(${sql})`).join(' union all ')}) as pages order by ${order}`,
    values: pages.flatMap(({ values }) => values),
  };
}
