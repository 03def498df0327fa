import { parseCursorConnectionArgs } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../context.js';
import { DEFAULT_PAGE, MAX_LIST, MAX_PAGE } from '../page-size.js';
import { builder } from '../schema/builder.js';
import { COUNT_COST, LIST_COST, pageCost } from '../schema/cost.js';
import { inTurn } from '../schema/in-turn.js';
import { EntryType } from './entry.graphql.js';
import { toCursor } from './entry-cursor.js';
import { EntryFilterInput } from './entry-filter.graphql.js';
import {
  checkSizes,
  countEntries,
  type EntryPageQuery,
  hasEntriesBeyond,
  listEntryPage,
  type PagedEntry,
  positionOf,
  SORT_DIRECTIONS,
} from './entry-page.service.js';
import { wantedFields } from './wanted-fields.js';

const SortDirection = builder.enumType('SortDirection', {
  description: 'The direction of a sort.',
  values: SORT_DIRECTIONS,
});

const EntrySort = builder.inputType('EntrySort', {
  description: 'How to sort entries.',
  fields: (t) => ({
    field: t.id({
      required: true,
      description:
        '`@date`, `@title` (ignoring case), `@created` (the time of creation), or the id of a field: options in their order, text without case and accents, and entries without a value last.',
    }),
    direction: t.field({ type: SortDirection, description: 'Ascending by default.' }),
  }),
});

interface Page {
  rows: readonly PagedEntry[];
  totalCount?: number;
}

const Connection = builder.connectionObject(
  {
    type: EntryType,
    name: 'EntryConnection',
    description: `A page of entries, at most ${MAX_LIST}.`,
    fields: (t) => ({
      nodes: t.field({
        type: [EntryType],
        description: 'The entries of the page.',
        resolve: (page) => [...(page as unknown as Page).rows],
      }),
      totalCount: t.int({
        description: 'The number of entries on all pages.',
        complexity: COUNT_COST,
        resolve: (page) => (page as unknown as Page).totalCount ?? 0,
      }),
    }),
  },
  { name: 'EntryEdge', description: 'An entry and its cursor.' },
);

interface Arguments {
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

function costOf({ first, last }: Arguments) {
  const size = first ?? last ?? DEFAULT_PAGE;
  return size > MAX_PAGE ? LIST_COST : pageCost(Math.max(size, 0) / MAX_PAGE);
}

/** Reads the page that the arguments select. */
async function readPage(
  context: RequestContext,
  args: Arguments,
  query: EntryPageQuery,
  info: GraphQLResolveInfo,
) {
  checkSizes(args, MAX_LIST);
  const { after, before, inverted, limit, expectedSize } = parseCursorConnectionArgs({
    args: args as Parameters<typeof parseCursorConnectionArgs>[0]['args'],
    defaultSize: DEFAULT_PAGE,
    maxSize: MAX_LIST,
  });
  const columns = wantedFields(info, ['nodes'], ['edges', 'node']);
  const found = await listEntryPage(context, query, { after, before, limit, inverted }, columns);
  const rows = found.slice(0, expectedSize);
  if (inverted) rows.reverse();
  const cursorOf = (row: PagedEntry | undefined) => (row ? toCursor(positionOf(row)) : null);

  /**
   * Whether there are rows beyond one side of the page. The page's query has read an extra row, which shows whether
   * there are more rows in the direction of that query. Checking the other side requires another query, if the arguments
   * limit the page on that side.
   */
  async function hasMore(side: 'earlier' | 'later'): Promise<boolean> {
    const isEarlier = side === 'earlier';
    if (isEarlier === inverted && found.length === limit) return true;
    const cursor = isEarlier ? after : before;
    const row = isEarlier ? rows[0] : rows.at(-1);
    return cursor !== undefined && hasEntriesBeyond(context, query, side, row ? { row } : { cursor });
  }

  const selected = wantedFields(info);
  const wanted = wantedFields(info, ['pageInfo']);
  return {
    rows,
    edges: selected.has('edges') ? rows.map((node) => ({ cursor: toCursor(positionOf(node)), node })) : [],
    ...(selected.has('totalCount') && { totalCount: await countEntries(context, query) }),
    pageInfo: {
      startCursor: cursorOf(rows[0]),
      endCursor: cursorOf(rows.at(-1)),
      // Run these queries only if the client requests their results.
      hasPreviousPage: wanted.has('hasPreviousPage') && (await hasMore('earlier')),
      hasNextPage: wanted.has('hasNextPage') && (await hasMore('later')),
    },
  };
}

builder.queryField('entries', (t) =>
  t.connection(
    {
      type: EntryType,
      description: `The entries of all kinds, in pages of at most ${MAX_LIST}. By default, they are sorted by date, then by time of creation, newest first.`,
      authScopes: { reader: true },
      complexity: costOf,
      args: {
        filter: t.arg({ type: EntryFilterInput, description: 'Filters. Omit them for all entries.' }),
        sort: t.arg({ type: EntrySort, description: 'The order.' }),
      },
      resolve(_, { filter, sort, ...args }, context, info) {
        const query = { filter, sort: sort ?? { field: '@date', direction: 'descending' as const } };
        return inTurn(context, info, (shared) => readPage(shared, args, query, info));
      },
    },
    Connection,
  ),
);
