import { EntryFilterInput } from '../logs/entry-filter.graphql.js';
import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { COUNT_COST, LIST_COST } from '../schema/cost.js';
import { inTurn } from '../schema/in-turn.js';
import { COUNT_BY, type CountRow, countCalendar } from './calendar-counts.service.js';
import type { MonthCount, Silence } from './count-rows.js';
import { countFiltered, type FilterCounts } from './filter-counts.service.js';

const BrandCountType = builder.objectRef<FilterCounts['brands'][number]>('BrandCount').implement({
  description: 'The number of entries with a brand.',
  fields: (t) => ({
    brandId: t.exposeID('brandId', {
      nullable: true,
      description: 'The brand. Null for entries without a brand.',
    }),
    count: t.exposeInt('count', { description: 'The number of entries.' }),
  }),
});

const FilterCountsType = builder.objectRef<FilterCounts>('FilterCounts').implement({
  description: 'How many entries a filter returns.',
  fields: (t) => ({
    total: t.exposeInt('total', {
      description:
        'The number of entries in the range without any filter. Includes entries that are hidden from the calendar if a condition on `@showOnCalendar` allows them.',
    }),
    matching: t.exposeInt('matching', { description: 'The number of entries that match all filters.' }),
    brands: t.expose('brands', {
      type: [BrandCountType],
      description:
        'The number of entries of each brand that match all filters except the brand filters. Brands without such entries are omitted.',
    }),
  }),
});

builder.queryField('filterCounts', (t) =>
  t.field({
    type: FilterCountsType,
    description: 'Counts the entries in a range with and without a filter, and by brand.',
    authScopes: { reader: true },
    complexity: COUNT_COST,
    args: {
      from: t.arg({ type: 'CalendarDate', description: 'First day. Omit it for all earlier days.' }),
      to: t.arg({ type: 'CalendarDate', description: 'Last day, inclusive. Omit it for all later days.' }),
      filter: t.arg({
        type: EntryFilterInput,
        description: 'Filters. By default, hidden entries are not counted.',
      }),
    },
    resolve: (_, counted, context, info) => inTurn(context, info, (shared) => countFiltered(shared, counted)),
  }),
);

const MonthCountType = builder.objectRef<MonthCount>('MonthCount').implement({
  description: 'The number of entries in a month.',
  fields: (t) => ({
    month: t.expose('month', { type: 'CalendarDate', description: 'The first day of the month.' }),
    count: t.exposeInt('count', { description: 'The number of entries that begin in the month.' }),
    isGap: t.exposeBoolean('isGap', {
      description:
        'Whether the month is a gap: no entries begin in it, but some begin earlier and some later, inside or outside of the range.',
    }),
  }),
});

const SilenceType = builder.objectRef<Silence>('Silence').implement({
  description: 'Consecutive days without an entry.',
  fields: (t) => ({
    from: t.expose('from', { type: 'CalendarDate', description: 'First day.' }),
    to: t.expose('to', { type: 'CalendarDate', description: 'Last day, inclusive.' }),
    days: t.exposeInt('days', { description: 'The number of days.' }),
  }),
});

const CountByEnum = builder.enumType('CountBy', {
  description: 'What to count entries by.',
  values: COUNT_BY,
});

const CountRowType = builder.objectRef<CountRow>('CountRow').implement({
  description: 'The number of entries of a kind, of a brand, or without a brand.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: LogKindScalar,
      nullable: true,
      description: 'The kind. Null if the entries are counted by brand.',
    }),
    brandId: t.exposeID('brandId', {
      nullable: true,
      description: 'The brand. Null for entries without a brand, and if the entries are counted by kind.',
    }),
    months: t.expose('months', {
      type: [MonthCountType],
      description: 'The number of entries in each month of the range.',
    }),
    total: t.exposeInt('total', { description: 'The number of entries that begin in the range.' }),
    longestSilence: t.expose('longestSilence', {
      type: SilenceType,
      nullable: true,
      description:
        'The longest period without an entry, which lasts until the next entry or, after the last one, until today. It can begin before the range or end after it. Null if there is none.',
    }),
  }),
});

builder.queryField('calendarCounts', (t) =>
  t.field({
    type: [CountRowType],
    description:
      'Counts the entries on the calendar by month and by kind or brand, in a range of at most 400 days. Returns one row for each kind, or one row for each brand that `brands` lists, followed by a row for entries without a brand.',
    authScopes: { reader: true },
    complexity: LIST_COST,
    args: {
      from: t.arg({ type: 'CalendarDate', required: true, description: 'First day.' }),
      to: t.arg({ type: 'CalendarDate', required: true, description: 'Last day, inclusive.' }),
      by: t.arg({
        type: CountByEnum,
        required: true,
        description: 'Whether each row is for a kind or for a brand.',
      }),
      today: t.arg({
        type: 'CalendarDate',
        required: true,
        description: "The viewer's current day, on which the last silence ends.",
      }),
      filter: t.arg({
        type: EntryFilterInput,
        description: 'Filters. By default, hidden entries are not counted.',
      }),
    },
    resolve: (_, counted, context, info) => inTurn(context, info, (shared) => countCalendar(shared, counted)),
  }),
);
