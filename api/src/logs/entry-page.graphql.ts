import { parseCursorConnectionArgs } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../context.js';
import { builder } from '../graphql/builder.js';
import { pageCost } from '../graphql/cost.js';
import { inTurn } from '../graphql/in-turn.js';
import { MAX_PAGE, USUAL_PAGE } from '../graphql/page-size.js';
import { LogEntryInterface } from './entry.graphql.js';
import { toCursor } from './entry-cursor.js';
import {
  checkSizes,
  type EntryPageQuery,
  hasEntriesBeyond,
  listEntryPage,
  type PagedEntry,
  type PageEdge,
  positionOf,
  SORT_DIRECTIONS,
  SORT_FIELDS,
} from './entry-page.service.js';
import { LogKindEnum } from './log-kind.graphql.js';
import { wantedFieldsOf } from './wanted-fields.js';

const SortField = builder.enumType('LogSortField', {
  description:
    'What a log may be ordered by: the date (of events the first day) or the title without regard to case.',
  values: SORT_FIELDS,
});

const SortDirection = builder.enumType('SortDirection', {
  description: 'The direction of an order.',
  values: SORT_DIRECTIONS,
});

const LogSort = builder.inputType('LogSort', {
  description: 'An order of entries.',
  fields: (t) => ({
    by: t.field({ type: SortField, required: true, description: 'What to order by.' }),
    direction: t.field({ type: SortDirection, description: 'Ascending when not given.' }),
  }),
});

const LogFilter = builder.inputType('LogFilter', {
  description: 'Which entries of a log; what is left out narrows nothing.',
  fields: (t) => ({
    brandIds: t.idList({ description: 'Only these brands.' }),
    from: t.field({ type: 'CalendarDate', description: 'Only what ends on this day or later.' }),
    to: t.field({ type: 'CalendarDate', description: 'Only what starts on this day or earlier.' }),
    showOnCalendar: t.boolean({ description: 'Only what the calendar shows, or only what it hides.' }),
  }),
});

const Connection = builder.connectionObject(
  {
    type: LogEntryInterface,
    name: 'LogEntryConnection',
    description: `A page of entries, at most ${MAX_PAGE}.`,
  },
  { name: 'LogEntryEdge', description: 'An entry and its place in the order.' },
);

interface Arguments {
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

const costOf = ({ first, last }: Arguments) =>
  pageCost(Math.min(Math.max(first ?? last ?? USUAL_PAGE, 0), MAX_PAGE) / MAX_PAGE);

/** The page that the arguments ask for. */
async function pageOf(
  context: RequestContext,
  args: Arguments,
  query: EntryPageQuery,
  info: GraphQLResolveInfo,
) {
  const wanted = wantedFieldsOf(info, 'pageInfo');
  checkSizes(args);
  const { after, before, inverted, limit, expectedSize } = parseCursorConnectionArgs({
    args: args as Parameters<typeof parseCursorConnectionArgs>[0]['args'],
    defaultSize: USUAL_PAGE,
    maxSize: MAX_PAGE,
  });
  const rows = await listEntryPage(context, query, { after, before, limit, inverted });
  const shown = rows.slice(0, expectedSize);
  if (inverted) shown.reverse();
  const edges = shown.map((node) => ({ cursor: toCursor(positionOf(node)), node }));
  const [first, last] = [shown[0], shown.at(-1)];
  const isFirstPage = after === undefined && before === undefined;

  /** What bounds an empty page on a side; nothing where it reaches the end of the order. */
  function bound(side: 'earlier' | 'later'): PageEdge | null {
    const cursor = side === 'earlier' ? after : before;
    if (cursor !== undefined) return { cursor };
    const isFrom = isFirstPage && (side === 'later') === inverted;
    return isFrom && query.from ? { day: query.from } : null;
  }

  /** Whether there is more on a side: the page itself tells of the one it was read towards. */
  async function isMore(side: 'earlier' | 'later', row: PagedEntry | undefined): Promise<boolean> {
    if ((side === 'earlier') === inverted && rows.length === limit) return true;
    const edge = bound(side);
    if (!edge) return false;
    return hasEntriesBeyond(context, query, side, row ? { row } : edge);
  }

  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      // Asked of the database only where the caller asks for it.
      hasPreviousPage: wanted.has('hasPreviousPage') && (await isMore('earlier', first)),
      hasNextPage: wanted.has('hasNextPage') && (await isMore('later', last)),
    },
  };
}

builder.queryFields((t) => ({
  logConnection: t.connection(
    {
      type: LogEntryInterface,
      description:
        'The entries of a kind in pages: newest date first, then newest created first, unless sorted.',
      authScopes: { user: true },
      complexity: costOf,
      args: {
        kind: t.arg({ type: LogKindEnum, required: true, description: 'The kind of log.' }),
        filter: t.arg({ type: LogFilter, description: 'Which entries; all when not given.' }),
        search: t.arg.string({ description: 'Only titles that contain this text, whatever its case.' }),
        sort: t.arg({ type: LogSort, description: 'The order.' }),
      },
      resolve(_, { kind, filter, search, sort, ...args }, context, info) {
        const { from, to, ...narrowing } = filter ?? {};
        const query: EntryPageQuery = {
          ...narrowing,
          filter: { from, to },
          kinds: [kind],
          search,
          sort: sort ?? { by: 'date', direction: 'descending' },
        };
        return inTurn(context, () => pageOf(context, args, query, info));
      },
    },
    Connection,
  ),
  entries: t.connection(
    {
      type: LogEntryInterface,
      description:
        'The entries of all kinds by date, in pages both ways from a day: `from` with `first` gives what starts on it or later, `from` with `last` what starts before it. On later pages `after` or `before` takes its place.',
      authScopes: { user: true },
      complexity: costOf,
      args: {
        from: t.arg({
          type: 'CalendarDate',
          description:
            'The day that the first page begins or ends at; nothing where `after` or `before` is given.',
        }),
        kinds: t.arg({ type: [LogKindEnum], description: 'Only these kinds; all when not given.' }),
        brandIds: t.arg.idList({ description: 'Only these brands; all when not given.' }),
        search: t.arg.string({ description: 'Only titles that contain this text, whatever its case.' }),
        showOnCalendar: t.arg.boolean({
          description: 'Only what the calendar shows, or only what it hides; both when not given.',
        }),
      },
      resolve: (_, { from, kinds, brandIds, search, showOnCalendar, ...args }, context, info) =>
        inTurn(context, () => pageOf(context, args, { from, kinds, brandIds, search, showOnCalendar }, info)),
    },
    Connection,
  ),
}));
