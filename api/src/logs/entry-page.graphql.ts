import { resolveCursorConnection } from '@pothos/plugin-relay';
import type { RequestContext } from '../context.js';
import { builder } from '../graphql/builder.js';
import { LogEntryInterface } from './entry.graphql.js';
import { toCursor } from './entry-cursor.js';
import {
  type EntryPageQuery,
  listEntryPage,
  MAX_PAGE,
  type PageWindow,
  positionOf,
  SORT_DIRECTIONS,
  SORT_FIELDS,
} from './entry-page.service.js';
import { LogKindEnum } from './log-kind.graphql.js';

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

type Arguments = Parameters<typeof resolveCursorConnection>[0]['args'];

const pageOf = (context: RequestContext, args: Arguments, query: EntryPageQuery) =>
  resolveCursorConnection(
    { args, defaultSize: 50, maxSize: MAX_PAGE, toCursor: (row) => toCursor(positionOf(row)) },
    (window: PageWindow) => listEntryPage(context, query, window),
  );

builder.queryFields((t) => ({
  logConnection: t.connection(
    {
      type: LogEntryInterface,
      description:
        'The entries of a kind in pages: newest date first, then newest created first, unless sorted.',
      authScopes: { user: true },
      args: {
        kind: t.arg({ type: LogKindEnum, required: true, description: 'The kind of log.' }),
        filter: t.arg({ type: LogFilter, description: 'Which entries; all when not given.' }),
        search: t.arg.string({ description: 'Only titles that contain this text, whatever its case.' }),
        sort: t.arg({ type: LogSort, description: 'The order.' }),
      },
      resolve: (_, { kind, filter, search, sort, ...args }, context) =>
        pageOf(context, args, {
          ...filter,
          kinds: [kind],
          search,
          sort: sort ?? { by: 'date', direction: 'descending' },
        }),
    },
    Connection,
  ),
  entries: t.connection(
    {
      type: LogEntryInterface,
      description:
        'The entries of all kinds by date, in pages both ways from a day: `from` with `first` gives what starts on it or later, `from` with `last` what starts before it.',
      authScopes: { user: true },
      args: {
        from: t.arg({ type: 'CalendarDate', description: 'The day that the first page begins or ends at.' }),
        kinds: t.arg({ type: [LogKindEnum], description: 'Only these kinds; all when not given.' }),
        brandIds: t.arg.idList({ description: 'Only these brands; all when not given.' }),
        search: t.arg.string({ description: 'Only titles that contain this text, whatever its case.' }),
        showOnCalendar: t.arg.boolean({
          description: 'Only what the calendar shows, or only what it hides; both when not given.',
        }),
      },
      resolve: (_, { from, kinds, brandIds, search, showOnCalendar, ...args }, context) =>
        pageOf(context, args, { startAt: from, kinds, brandIds, search, showOnCalendar }),
    },
    Connection,
  ),
}));
