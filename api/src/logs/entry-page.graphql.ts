import { parseCursorConnectionArgs } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../context.js';
import { DEFAULT_PAGE, MAX_PAGE } from '../page-size.js';
import { builder } from '../schema/builder.js';
import { COUNT_COST, pageCost } from '../schema/cost.js';
import { inTurn } from '../schema/in-turn.js';
import { EntryType } from './entry.graphql.js';
import { toCursor } from './entry-cursor.js';
import { EntryFilterInput, entryFilterFields } from './entry-filter.graphql.js';
import {
  checkSizes,
  countEntries,
  type EntryPageQuery,
  hasEntriesBeyond,
  listEntryPage,
  type PagedEntry,
  type PageEdge,
  positionOf,
  SORT_DIRECTIONS,
  SORT_FIELDS,
} from './entry-page.service.js';
import { LogKindScalar } from './kinds/log-kind.graphql.js';
import { wantedFields, wantedFieldsOf } from './wanted-fields.js';

const SortField = builder.enumType('LogSortField', {
  description:
    'The field to sort by: the date (the first day for events), the title (ignoring case) or the time of creation.',
  values: SORT_FIELDS,
});

const SortDirection = builder.enumType('SortDirection', {
  description: 'The direction of a sort.',
  values: SORT_DIRECTIONS,
});

const LogSort = builder.inputType('LogSort', {
  description: 'How to sort entries.',
  fields: (t) => ({
    by: t.field({ type: SortField, required: true, description: 'The field to sort by.' }),
    direction: t.field({ type: SortDirection, description: 'Ascending by default.' }),
  }),
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

const LogFilter = builder.inputType('LogFilter', {
  description: 'Filters for the entries of a log. Omitted fields have no effect.',
  fields: (t) => ({
    ...entryFilterFields(t, 'The default is `all`.'),
    from: t.field({ type: 'CalendarDate', description: 'Only entries that end on this day or later.' }),
    to: t.field({ type: 'CalendarDate', description: 'Only entries that start on this day or earlier.' }),
    showOnCalendar: t.boolean({
      description: 'With true, returns only entries on the calendar; with false, only the others.',
    }),
  }),
});

const Connection = builder.connectionObject(
  {
    type: EntryType,
    name: 'EntryConnection',
    description: `A page of entries, at most ${MAX_PAGE}.`,
    fields: (t) => ({
      totalCount: t.int({
        description: 'The number of entries on all pages.',
        complexity: COUNT_COST,
        resolve: (connection) => (connection as { totalCount?: number }).totalCount ?? 0,
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

const costOf = ({ first, last }: Arguments) =>
  pageCost(Math.min(Math.max(first ?? last ?? DEFAULT_PAGE, 0), MAX_PAGE) / MAX_PAGE);

/** Reads the page that the arguments select. */
async function readPage(
  context: RequestContext,
  args: Arguments,
  query: EntryPageQuery,
  info: GraphQLResolveInfo,
) {
  const wanted = wantedFieldsOf(info, 'pageInfo');
  checkSizes(args);
  const { after, before, inverted, limit, expectedSize } = parseCursorConnectionArgs({
    args: args as Parameters<typeof parseCursorConnectionArgs>[0]['args'],
    defaultSize: DEFAULT_PAGE,
    maxSize: MAX_PAGE,
  });
  const rows = await listEntryPage(context, query, { after, before, limit, inverted });
  const shown = rows.slice(0, expectedSize);
  if (inverted) shown.reverse();
  const edges = shown.map((node) => ({ cursor: toCursor(positionOf(node)), node }));
  const [first, last] = [shown[0], shown.at(-1)];
  const isFirstPage = after === undefined && before === undefined;

  /** Returns the boundary that the arguments set on one side of the page, or null if they don't set one. */
  function bound(side: 'earlier' | 'later'): PageEdge | null {
    const cursor = side === 'earlier' ? after : before;
    if (cursor !== undefined) return { cursor };
    const isFrom = isFirstPage && (side === 'later') === inverted;
    return isFrom && query.from ? { day: query.from } : null;
  }

  /**
   * Whether there are rows beyond one side of the page. The page's query has read an extra row, which shows whether
   * there are more rows in the direction of that query. Checking the other side can require another query.
   */
  async function hasMore(side: 'earlier' | 'later', row: PagedEntry | undefined): Promise<boolean> {
    if ((side === 'earlier') === inverted && rows.length === limit) return true;
    const edge = bound(side);
    if (!edge) return false;
    return hasEntriesBeyond(context, query, side, row ? { row } : edge);
  }

  return {
    edges,
    ...(wantedFields(info).has('totalCount') && { totalCount: await countEntries(context, query) }),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      // Run these queries only if the client requests their results.
      hasPreviousPage: wanted.has('hasPreviousPage') && (await hasMore('earlier', first)),
      hasNextPage: wanted.has('hasNextPage') && (await hasMore('later', last)),
    },
  };
}

const PROPERTIES = new Map(SORT_FIELDS.map((by) => [`@${by}`, by]));

builder.queryFields((t) => ({
  entries: t.connection(
    {
      type: EntryType,
      description: 'The entries of all kinds, in pages. By default, the newest date comes first.',
      authScopes: { reader: true },
      complexity: costOf,
      args: {
        filter: t.arg({ type: EntryFilterInput, description: 'Filters. Omit them for all entries.' }),
        sort: t.arg({ type: EntrySort, description: 'The order.' }),
      },
      resolve(_, { filter, sort, ...args }, context, info) {
        const by = PROPERTIES.get(sort?.field ?? '@date');
        const direction = sort ? sort.direction : 'descending';
        const query: EntryPageQuery = {
          filter,
          sort: { ...(by ? { by } : { field: sort?.field }), direction },
        };
        return inTurn(context, info, (shared) => readPage(shared, args, query, info));
      },
    },
    Connection,
  ),
  logPage: t.connection(
    {
      type: EntryType,
      description:
        'The entries of a kind, in pages. By default, they are sorted by date, then by time of creation, newest first.',
      authScopes: { reader: true },
      complexity: costOf,
      args: {
        kind: t.arg({ type: LogKindScalar, required: true, description: 'The kind of log.' }),
        filter: t.arg({ type: LogFilter, description: 'Filters. Omit them for all entries.' }),
        search: t.arg.string({
          description:
            'Only entries whose title, text and options contain each word of this text, in any order, ignoring case and accents.',
        }),
        sort: t.arg({ type: LogSort, description: 'The order.' }),
      },
      resolve(_, given, context, info) {
        const { kind, filter, search, sort, ...args } = given;
        const { showOnCalendar, ...filters } = filter ?? {};
        const query: EntryPageQuery = {
          filter: filters,
          showOnCalendar,
          kinds: [kind],
          search,
          sort: sort ?? { by: 'date', direction: 'descending' },
        };
        return inTurn(context, info, (shared) => readPage(shared, args, query, info));
      },
    },
    Connection,
  ),
  entryPage: t.connection(
    {
      type: EntryType,
      description:
        'The entries of all kinds by date, in pages that extend in both directions from a day. `from` with `first` returns entries that start on that day or later, and `from` with `last` returns entries that start before it. For more pages, use `after` or `before` instead of `from`.',
      authScopes: { reader: true },
      complexity: costOf,
      args: {
        from: t.arg({
          type: 'CalendarDate',
          description: 'The day where the first page begins or ends. Ignored if `after` or `before` is set.',
        }),
        kinds: t.arg({ type: [LogKindScalar], description: 'Only these kinds. If omitted, all kinds.' }),
        brandIds: t.arg.idList({ description: 'Only these brands. If omitted, all brands.' }),
        search: t.arg.string({
          description:
            'Only entries whose title, text and options contain each word of this text, in any order, ignoring case and accents.',
        }),
        showOnCalendar: t.arg.boolean({
          description:
            'With true, returns only entries on the calendar; with false, only the others. Omit it for both.',
        }),
        filter: t.arg({ type: EntryFilterInput, description: 'More filters. All filters apply.' }),
      },
      resolve(_, given, context, info) {
        const { from, kinds, brandIds, search, showOnCalendar, filter, ...args } = given;
        const query: EntryPageQuery = { from, kinds, brandIds, search, showOnCalendar, filter };
        return inTurn(context, info, (shared) => readPage(shared, args, query, info));
      },
    },
    Connection,
  ),
}));
