import { z } from 'zod';
import { requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { ENTRY_COLUMNS, type EntryRow } from '../logs/entry-row.js';
import { LOG_KINDS } from '../logs/kinds/index.js';
import { dateSchema, parse, storableSchema } from '../validation.js';

/** The most days that one answer may cover. */
export const MAX_CALENDAR_DAYS = 400;

const DAY = 24 * 60 * 60 * 1000;

const rangeSchema = z
  .object({
    from: dateSchema,
    to: dateSchema,
    kinds: z.array(z.enum(LOG_KINDS)).nullish(),
    brandIds: z
      .array(z.uuid({ error: 'must be an id' }))
      .max(1000)
      .nullish(),
    search: storableSchema.trim().max(300).nullish(),
  })
  .refine(({ from, to }) => from <= to, { error: 'to must be on or after from', path: ['to'] })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY < MAX_CALENDAR_DAYS, {
    error: `A calendar range may cover at most ${MAX_CALENDAR_DAYS} days`,
    path: ['to'],
  });

/** What of the calendar to read: both dates inclusive, no more than 400 days. */
export type CalendarRange = z.input<typeof rangeSchema>;

/**
 * The entries that show on the calendar between two dates: one query over all kinds.
 *
 * @throws PlannerError `invalid` for a range that is none
 */
export async function listCalendar(context: RequestContext, range: CalendarRange): Promise<EntryRow[]> {
  requireUser(context);
  const { from, to, kinds, brandIds, search } = parse(rangeSchema, range);
  const conditions = [
    'show_on_calendar',
    // Entries that began earlier come through their own small index: it holds those of several days only.
    '(start_date between ? and ? or (end_date > start_date and end_date >= ? and start_date < ?))',
  ];
  const values: unknown[] = [from, to, from, from];
  if (kinds) {
    conditions.push(`kind in (${kinds.map(() => '?').join(', ') || 'null'})`);
    values.push(...kinds);
  }
  if (brandIds) {
    conditions.push(`brand_id in (${brandIds.map(() => '?').join(', ') || 'null'})`);
    values.push(...brandIds);
  }
  if (search) {
    conditions.push(`title ilike ? escape '\\'`);
    values.push(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
  }
  return context.em.execute<EntryRow[]>(
    `select ${ENTRY_COLUMNS} from entries where ${conditions.join(' and ')}
     order by start_date, end_date desc, title, id`,
    values,
  );
}
