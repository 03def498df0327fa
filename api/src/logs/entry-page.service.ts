import { z } from 'zod';
import { requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { dateSchema, parse, storableSchema } from '../validation.js';
import { allOf, type Condition, narrowingConditions, narrowingShape } from './entry-conditions.js';
import { fromCursor, type Position } from './entry-cursor.js';
import { ENTRY_COLUMNS, type EntryRow, readEntries } from './entry-row.js';
import { LOG_KINDS, type LogKind } from './kinds/index.js';

/** The most entries of one page. */
export const MAX_PAGE = 500;

interface Order {
  /** What is ordered by; an index serves it together with `kind` and `id`. */
  sql: string;
  type: string;
  keySchema: z.ZodType<string>;
}

const ORDERS = {
  date: { sql: 'start_date', type: 'date', keySchema: dateSchema },
  title: { sql: 'lower(title)', type: 'text', keySchema: storableSchema },
  // Ids are made in the order of creation (decision L1), so the id alone is that order.
  created: { sql: 'id', type: 'uuid', keySchema: z.uuid() },
} as const satisfies Record<string, Order>;

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
  from: dateSchema.nullish(),
  to: dateSchema.nullish(),
  showOnCalendar: z.boolean().nullish(),
  /** Where the first page begins, in entries by date: it holds what starts on this day or later. */
  startAt: dateSchema.nullish(),
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
  const { kinds, from, to, showOnCalendar, startAt, sort, ...narrowing } = parse(pageSchema, query);
  const order: Order = ORDERS[sort?.by ?? 'date'];
  const isDescending = sort?.direction === 'descending';
  const [later, earlier] = isDescending ? ['<', '>'] : ['>', '<'];

  const past = (comparison: string, cursor: string): Condition => {
    const { key, id } = fromCursor(cursor, order.keySchema);
    return { sql: `(${order.sql}, id) ${comparison} (?::${order.type}, ?::uuid)`, values: [key, id] };
  };
  const conditions: Condition[] = [
    ...(from ? [{ sql: 'end_date >= ?', values: [from] }] : []),
    ...(to ? [{ sql: 'start_date <= ?', values: [to] }] : []),
    ...(showOnCalendar != null ? [{ sql: 'show_on_calendar = ?', values: [showOnCalendar] }] : []),
    ...narrowingConditions(narrowing),
    ...(after ? [past(later, after)] : []),
    ...(before ? [past(earlier, before)] : []),
    ...(startAt && !after && !before
      ? [{ sql: `start_date ${inverted ? '<' : '>='} ?`, values: [startAt] }]
      : []),
  ];
  const direction = isDescending === inverted ? 'asc' : 'desc';
  const page = (condition: Condition) => ({
    sql: `select ${ENTRY_COLUMNS}, ${order.sql}::text as "sortKey" from entries where ${condition.sql}
          order by ${order.sql} ${direction}, id ${direction} limit ${limit}`,
    values: condition.values,
  });
  const { sql, values } = ofKinds(
    kinds ?? LOG_KINDS,
    conditions,
    page,
    `"sortKey"::${order.type} ${direction}, id ${direction} limit ${limit}`,
  );
  return (await readEntries(context.em, sql, values)) as PagedEntry[];
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
