import { daysBetween } from '@content-planner/model';
import { z } from 'zod';
import { requireReader } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import {
  allConditions,
  entryFilterConditions,
  entryFilterSchema,
  kindCondition,
  type Visibility,
} from '../logs/entry-filter.js';
import { type EntryList, listBatches, readList } from '../logs/entry-list.js';
import type { EntryRow } from '../logs/entry-row.js';
import type { Condition } from '../sql/condition.js';
import { dateSchema, parse, problem } from '../validation.js';

/** The maximum number of days in a response. */
const MAX_CALENDAR_DAYS = 400;

/** The input schemas for the days and the filter of a calendar. */
export const rangeShape = { from: dateSchema, to: dateSchema, filter: entryFilterSchema.nullish() };

/** Adds range checks to a schema that contains `rangeShape`. */
export const checkedRange = <Range extends { from: string; to: string }, Input>(
  schema: z.ZodType<Range, Input>,
) =>
  schema
    .refine(({ from, to }) => from <= to, { ...problem('rangeInverted'), path: ['to'] })
    .refine(({ from, to }) => daysBetween(from, to) < MAX_CALENDAR_DAYS, {
      ...problem('rangeTooLong', { max: MAX_CALENDAR_DAYS }),
      path: ['to'],
    });

const rangeSchema = checkedRange(z.object(rangeShape));

/** The part of the calendar to read. Both dates are inclusive. */
export type CalendarRange = z.input<typeof rangeSchema>;

/** Validates a range of days. @throws PlannerError `invalid` */
export const checkRange = (range: { from: string; to: string }): { from: string; to: string } =>
  parse(checkedRange(z.object({ from: dateSchema, to: dateSchema })), range);

/**
 * Matches entries that fall on at least one day of a range. Entries that began before the range are found with an index
 * that contains only multi-day entries.
 */
export const isBetween = (from: string, to: string): Condition => ({
  sql: '(start_date between ? and ? or (end_date > start_date and end_date >= ? and start_date < ?))',
  values: [from, to, from, from],
});

/** @param visibility which entries to list if the filter doesn't specify their visibility */
async function rangeList(
  context: RequestContext,
  range: CalendarRange,
  visibility: Visibility,
): Promise<EntryList> {
  requireReader(context);
  const { from, to, filter } = parse(rangeSchema, range);
  const filtered = await entryFilterConditions(context, filter, visibility);
  return {
    conditions: [isBetween(from, to), kindCondition(filtered.kinds), ...allConditions(filtered)],
    order: 'start_date, end_date desc, title, id',
    canPrepare: filtered.canPrepare,
  };
}

/**
 * Lists the entries on the calendar between two dates, with one query for all kinds. A filter can also select entries
 * that are hidden from the calendar.
 *
 * @param wanted the columns to read; all by default
 * @throws PlannerError `invalid` if the range is invalid
 */
export const listCalendar = async (
  context: RequestContext,
  range: CalendarRange,
  wanted?: ReadonlySet<string>,
): Promise<EntryRow[]> => readList(context, await rangeList(context, range, 'shown'), wanted);

/**
 * Lists the entries of all kinds between two dates, whether or not they are on the calendar, in batches.
 *
 * @throws PlannerError `invalid` if the range is invalid
 */
export const entriesBetween = async (
  context: RequestContext,
  range: CalendarRange,
): Promise<AsyncGenerator<readonly EntryRow[], void>> =>
  listBatches(context, await rangeList(context, range, 'all'));
