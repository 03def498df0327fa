import { z } from 'zod';
import { requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { prepared } from '../db/prepared.js';
import { allOf, isOneOf, narrowingConditions, narrowingShape } from '../logs/entry-conditions.js';
import { type EntryRow, entryColumns, readEntries } from '../logs/entry-row.js';
import { LOG_KINDS } from '../logs/kinds/index.js';
import { dateSchema, parse } from '../validation.js';

/** The most days that one answer may cover. */
const MAX_CALENDAR_DAYS = 400;

const DAY = 24 * 60 * 60 * 1000;

const rangeSchema = z
  .object({
    from: dateSchema,
    to: dateSchema,
    ...narrowingShape,
  })
  .refine(({ from, to }) => from <= to, { error: 'must be on or after from', path: ['to'] })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY < MAX_CALENDAR_DAYS, {
    error: `A calendar range may cover at most ${MAX_CALENDAR_DAYS} days`,
    path: ['to'],
  });

/** What of the calendar to read: both dates inclusive, no more than 400 days. */
export type CalendarRange = z.input<typeof rangeSchema>;

/**
 * The entries that show on the calendar between two dates: one query over all kinds.
 *
 * @param wanted leaves the rest of the rows unread
 * @throws PlannerError `invalid` for a range that is none
 */
export async function listCalendar(
  context: RequestContext,
  range: CalendarRange,
  wanted?: ReadonlySet<string>,
): Promise<EntryRow[]> {
  requireUser(context);
  const { from, to, kinds, ...narrowing } = parse(rangeSchema, range);
  const { sql, values } = allOf([
    { sql: 'show_on_calendar', values: [] },
    {
      // Entries that began earlier come through their own small index: it holds those of several days only.
      sql: '(start_date between ? and ? or (end_date > start_date and end_date >= ? and start_date < ?))',
      values: [from, to, from, from],
    },
    // Named also when it is all of them: the index of dates is behind the kind.
    isOneOf('kind', kinds ?? LOG_KINDS),
    ...narrowingConditions(narrowing),
  ]);
  return readEntries(
    context.em,
    prepared(
      `select ${entryColumns(wanted)} from entries where ${sql} order by start_date, end_date desc, title, id`,
    ),
    values,
  );
}
