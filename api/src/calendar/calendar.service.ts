import { UTCDateMini } from '@date-fns/utc/date/mini';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { z } from 'zod';
import { requireReader } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { filterConditions, filterShape } from '../logs/entry-conditions.js';
import { type EntryRow, entryColumns, readEntries } from '../logs/entry-row.js';
import { LOG_KINDS } from '../logs/kinds/index.js';
import { preparedIn, scopeConditions, tableIn } from '../scope/scope.js';
import { allOf, isOneOf } from '../sql/condition.js';
import { dateSchema, parse } from '../validation.js';

/** The maximum number of days in a response. */
const MAX_CALENDAR_DAYS = 400;

const rangeSchema = z
  .object({
    from: dateSchema,
    to: dateSchema,
    ...filterShape,
  })
  .refine(({ from, to }) => from <= to, { error: 'must be on or after from', path: ['to'] })
  .refine(
    ({ from, to }) =>
      differenceInCalendarDays(new UTCDateMini(to), new UTCDateMini(from)) < MAX_CALENDAR_DAYS,
    {
      error: `A calendar range can have at most ${MAX_CALENDAR_DAYS} days`,
      path: ['to'],
    },
  );

/** The part of the calendar to read. Both dates are inclusive. */
export type CalendarRange = z.input<typeof rangeSchema>;

interface Reading {
  /** The columns to read; all by default. */
  wanted?: ReadonlySet<string>;
  /** Whether to read only entries on the calendar. */
  onCalendar: boolean;
}

async function listRange(
  context: RequestContext,
  range: CalendarRange,
  { wanted, onCalendar }: Reading,
): Promise<EntryRow[]> {
  requireReader(context);
  const { from, to, kinds, ...filters } = parse(rangeSchema, range);
  const { sql, values } = allOf([
    ...(onCalendar ? [{ sql: 'show_on_calendar', values: [] }] : []),
    {
      // Entries that began earlier are found with an index that only contains multi-day entries.
      sql: '(start_date between ? and ? or (end_date > start_date and end_date >= ? and start_date < ?))',
      values: [from, to, from, from],
    },
    // A query for all kinds must list the kinds, because the kind comes before the dates in the index.
    isOneOf('kind', kinds ?? LOG_KINDS),
    ...filterConditions(filters),
    ...scopeConditions(context.scope),
  ]);
  return readEntries(
    context,
    preparedIn(
      context.scope,
      `select ${entryColumns(wanted)} from ${tableIn(context.scope, 'entries')} where ${sql}
       order by start_date, end_date desc, title, id`,
    ),
    values,
  );
}

/**
 * Lists the entries on the calendar between two dates, with one query for all kinds.
 *
 * @param wanted the columns to read; all by default
 * @throws PlannerError `invalid` if the range is invalid
 */
export const listCalendar = (
  context: RequestContext,
  range: CalendarRange,
  wanted?: ReadonlySet<string>,
): Promise<EntryRow[]> => listRange(context, range, { ...(wanted && { wanted }), onCalendar: true });

/**
 * Lists the entries of all kinds between two dates, on the calendar or not.
 *
 * @throws PlannerError `invalid` if the range is invalid
 */
export const listEntriesBetween = (context: RequestContext, range: CalendarRange): Promise<EntryRow[]> =>
  listRange(context, range, { onCalendar: false });
