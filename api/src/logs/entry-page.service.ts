import { z } from 'zod';
import { requireReader } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { errorIn } from '../field-errors.js';
import { MAX_PAGE } from '../page-size.js';
import { scopeConditions, tableIn } from '../scope/scope.js';
import { allOf, type Condition, isOneOf } from '../sql/condition.js';
import { dateSchema, isId, parse, problem, storableSchema } from '../validation.js';
import { fromCursor, type Position } from './entry-cursor.js';
import { allConditions, entryFilterConditions, entryFilterSchema, findFields } from './entry-filter.js';
import { type EntryRow, entryColumns, readEntries } from './entry-row.js';
import type { LogKind } from './kinds/index.js';
import { readKindIds } from './kinds/stored-kinds.js';
import { type Expression, valueOrder } from './value-order.js';

const ORDERS: Readonly<Record<string, Expression>> = {
  '@date': { sql: 'start_date', type: 'date', keySchema: dateSchema },
  '@title': { sql: 'lower(title)', type: 'text', keySchema: storableSchema },
  // Sorting by id sorts by creation time.
  '@created': { sql: 'id', type: 'uuid', keySchema: z.uuid() },
};

const DIRECTIONS = ['ascending', 'descending'] as const;

/** The sort directions. */
export const SORT_DIRECTIONS = DIRECTIONS;

const sortSchema = z.object({
  /** `@date`, `@title`, `@created`, or the id of a field. */
  field: storableSchema.max(300),
  direction: z.enum(DIRECTIONS).nullish(),
});

const pageSchema = z.object({
  filter: entryFilterSchema.extend({ from: dateSchema.nullish(), to: dateSchema.nullish() }).nullish(),
  sort: sortSchema.nullish(),
});

/** The entries to page through, and their order. By default, they are sorted by date in ascending order. */
export type EntryPageQuery = z.input<typeof pageSchema>;

/** The position of a page. The Relay plugin derives it from `first`, `last`, `after` and `before`. */
export interface PageWindow {
  after?: string | undefined;
  before?: string | undefined;
  /** The maximum number of rows to read. This is the page size plus one, to find out whether there are more rows. */
  limit: number;
  /** Whether the rows are read in reverse order, last first. */
  inverted: boolean;
}

/** A row with its sort value. */
export type PagedEntry = EntryRow & { sortKey: string };

/** Returns a row's position, for its cursor. */
export const positionOf = ({ sortKey, id }: PagedEntry): Position => ({ key: sortKey, id });

/** The edge of a page: its first or last row, or the cursor that an empty page begins or ends at. */
export type PageEdge = { row: PagedEntry } | { cursor: string };

interface Order extends Expression {
  isDescending: boolean;
  /** Whether the order is that of a property, not of a field. */
  isProperty: boolean;
  /** Whether an index has this order for each kind. */
  hasIndex: boolean;
}

/** Returns the order by a value. @throws PlannerError `invalid` if there is no such field in the scope */
async function orderByValue(
  context: RequestContext,
  id: string,
  kinds: readonly LogKind[],
): Promise<Expression> {
  const field = (await findFields(context)).get(isId(id) ? id.toLowerCase() : id);
  const order = field && valueOrder(field, kinds);
  if (!order) throw errorIn('sort.field', 'fieldGone');
  return order;
}

/** Parses a query into filters, which include the scope, and an order. The position is handled separately. */
async function parseQuery(query: EntryPageQuery, context: RequestContext) {
  const { scope } = context;
  const { filter, sort } = parse(pageSchema, query);
  const filtered = await entryFilterConditions(context, filter, 'all');
  const conditions: Condition[] = [
    ...(filter?.from ? [{ sql: 'end_date >= ?', values: [filter.from] }] : []),
    ...(filter?.to ? [{ sql: 'start_date <= ?', values: [filter.to] }] : []),
    ...allConditions(filtered),
    ...scopeConditions(scope),
  ];
  const isWanted = (kind: LogKind) => filtered.kinds?.includes(kind) ?? true;
  const kinds = (await readKindIds(context.em)).filter(isWanted);
  const field = sort?.field ?? '@date';
  const property = ORDERS[field];
  const order: Order = {
    ...(property ?? (await orderByValue(context, field, kinds))),
    isDescending: sort?.direction === 'descending',
    isProperty: property !== undefined,
    // Frozen content has no index.
    hasIndex: property !== undefined && scope.frozenLinkId === null,
  };
  return { kinds, table: tableIn(scope, 'entries'), conditions, order };
}

/** Matches rows on one side of a position. If `orAt` is true, the position is included. */
function beyond(order: Order, side: 'earlier' | 'later', { key, id }: Position, orAt = false): Condition {
  const comparison = (side === 'later') === order.isDescending ? '<' : '>';
  return {
    sql: `(${order.sql}, id) ${comparison}${orAt ? '=' : ''} (?::${order.type}, ?::uuid)`,
    values: [key, id],
  };
}

/**
 * Reads a page of entries. Uses keys instead of offsets, so that concurrent changes don't cause rows to be repeated or
 * skipped.
 *
 * @param wanted the columns to read; all by default
 * @throws PlannerError `invalid` for invalid arguments and cursors
 */
export async function listEntryPage(
  context: RequestContext,
  query: EntryPageQuery,
  { after, before, limit, inverted }: PageWindow,
  wanted?: ReadonlySet<string>,
): Promise<PagedEntry[]> {
  requireReader(context);
  const { kinds, table, conditions, order } = await parseQuery(query, context);
  const place = (cursor: string) => fromCursor(cursor, order.keySchema);
  const bounds: Condition[] = [
    ...(after === undefined ? [] : [beyond(order, 'later', place(after))]),
    ...(before === undefined ? [] : [beyond(order, 'earlier', place(before))]),
  ];
  const direction = order.isDescending === inverted ? 'asc' : 'desc';
  const sorted = `order by key ${direction}, id ${direction} limit ${limit}`;
  // Without an index, all entries are sorted, so sort only their ids.
  const selected = order.isProperty ? 'entries.*' : 'id as "keyId"';
  const { sql, values } = ofKinds(order, kinds, [...conditions, ...bounds], (condition) => ({
    sql: `select ${selected}, ${order.sql} as key from ${table} where ${condition.sql} ${sorted}`,
    values: condition.values,
  }));
  const rows = order.isProperty ? `(${sql}) as entries` : `(${sql}) as keys join ${table} on id = "keyId"`;
  const page = `select ${entryColumns(wanted)}, key::text as "sortKey" from ${rows} ${sorted}`;
  return (await readEntries(context, page, values)) as PagedEntry[];
}

/** Counts the entries on all pages of a query. */
export async function countEntries(context: RequestContext, query: EntryPageQuery): Promise<number> {
  requireReader(context);
  const { kinds, table, conditions } = await parseQuery(query, context);
  const { sql, values } = allOf([isOneOf('kind', kinds), ...conditions]);
  const [row] = await context.em.execute<{ count: number }[]>(
    `select count(*)::int as count from ${table} where ${sql}`,
    [...values],
  );
  return row?.count ?? 0;
}

/** Whether a query has more rows beyond the edge of a page. */
export async function hasEntriesBeyond(
  context: RequestContext,
  query: EntryPageQuery,
  side: 'earlier' | 'later',
  edge: PageEdge,
): Promise<boolean> {
  requireReader(context);
  const { kinds, table, conditions, order } = await parseQuery(query, context);
  // An empty page does not contain the row of its cursor.
  const past =
    'row' in edge
      ? beyond(order, side, positionOf(edge.row))
      : beyond(order, side, fromCursor(edge.cursor, order.keySchema), true);
  const direction = (side === 'later') === order.isDescending ? 'desc' : 'asc';
  const sorted = order.hasIndex ? ` order by ${order.sql} ${direction}, id ${direction}` : '';
  const { sql, values } = ofKinds(order, kinds, [...conditions, past], (condition) => ({
    sql: `select id from ${table} where ${condition.sql}${sorted} limit 1`,
    values: condition.values,
  }));
  return (await context.em.execute(sql, [...values])).length > 0;
}

const sizesSchema = (max: number) => {
  const size = z.int().min(0).max(max, problem('pageTooLarge', { max })).nullish();
  return z.object({ first: size, last: size }).refine(({ first, last }) => first == null || last == null, {
    ...problem('firstAndLast'),
    path: ['last'],
  });
};

/**
 * Validates the size of a page.
 *
 * @throws PlannerError `invalid` if the size is invalid
 */
export function checkSizes(
  sizes: { first?: number | null | undefined; last?: number | null | undefined },
  max = MAX_PAGE,
): void {
  parse(sizesSchema(max), sizes);
}

/** Selects one page per kind, so that queries for rare kinds can also use the index, if there is one. */
function ofKinds(
  { hasIndex }: Order,
  kinds: readonly LogKind[],
  conditions: readonly Condition[],
  page: (condition: Condition) => Condition,
): Condition {
  if (!hasIndex || kinds.length === 1) return page(allOf([...conditions, isOneOf('kind', kinds)]));
  // If there are no kinds, run the same query with a kind that matches nothing.
  const chosen = kinds.length > 0 ? [...new Set(kinds)].toSorted() : [null];
  const pages = chosen.map((kind) => page(allOf([{ sql: 'kind = ?', values: [kind] }, ...conditions])));
  return {
    sql: pages.map(({ sql }) => `(${sql})`).join(' union all '),
    values: pages.flatMap(({ values }) => values),
  };
}
