import { z } from 'zod';
import { requireReader } from '../accounts/policy.js';
import { listBrands } from '../brands/brand.service.js';
import type { RequestContext } from '../context.js';
import {
  allConditions,
  entryFilterConditions,
  type FilterConditions,
  kindCondition,
} from '../logs/entry-filter.js';
import type { LogKind } from '../logs/kinds/index.js';
import { readKindIds } from '../logs/kinds/stored-kinds.js';
import { allowsBrand, allowsKind, preparedIn, scopeConditions, tableIn } from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import { dateSchema, parse } from '../validation.js';
import { checkedRange, rangeShape } from './calendar.service.js';
import { type Counts, countRow, type DayCount } from './count-rows.js';

/** What each row of the counts represents. */
export const COUNT_BY = ['kind', 'brand'] as const;

const countedSchema = checkedRange(
  z.object({
    ...rangeShape,
    today: dateSchema,
    by: z.enum(COUNT_BY),
  }),
);

/** The entries to count, and what to count them by. */
export type CountedCalendar = z.input<typeof countedSchema>;

/** The counts for a kind, for a brand, or for the entries without a brand. */
export interface CountRow extends Counts {
  kind: LogKind | null;
  brandId: string | null;
}

/**
 * Returns the ids of the brands that are in both the scope and the filter, sorted by name. Null, which represents no
 * brand, comes last.
 */
async function chosenBrands(
  context: RequestContext,
  { includesBrand }: FilterConditions,
): Promise<(string | null)[]> {
  const ids = [...(await listBrands(context)).map(({ id }) => id), null];
  return ids.filter((id) => includesBrand(id) && allowsBrand(context.scope, id));
}

/**
 * Counts entries by month and by kind or brand, with one query for the entries. An entry counts toward the month of its
 * first day. By default, only entries on the calendar count.
 *
 * @throws PlannerError `invalid` if the range or the filter is invalid
 */
export async function countCalendar(context: RequestContext, counted: CountedCalendar): Promise<CountRow[]> {
  requireReader(context);
  const { scope } = context;
  const { by, filter, ...range } = parse(countedSchema, counted);
  const filtered = await entryFilterConditions(context, filter, 'shown');
  const { sql, values } = allOf([
    kindCondition(filtered.kinds),
    ...allConditions(filtered),
    ...scopeConditions(scope),
  ]);
  // Also read the entries before and after the range, because gaps and silences can begin and end there.
  const statement = `select ${by === 'kind' ? 'kind' : 'brand_id'} as key,
      case when start_date < ? then 'earlier' when start_date > ? then 'later' else start_date::text end as day,
      count(*)::int as count, min(start_date)::text as first, max(end_date)::text as last
    from ${tableIn(scope, 'entries')} where ${sql} group by 1, 2`;
  const rows = await context.em.execute<(DayCount & { key: string | null })[]>(
    filtered.canPrepare ? preparedIn(scope, statement) : statement,
    [range.from, range.to, ...values],
  );
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const keys =
    by === 'kind'
      ? (await readKindIds(context.em)).filter(
          (kind) => allowsKind(scope, kind) && (filtered.kinds?.includes(kind) ?? true),
        )
      : await chosenBrands(context, filtered);
  return keys.map((key) => ({
    kind: by === 'kind' ? key : null,
    brandId: by === 'brand' ? key : null,
    ...countRow(byKey.get(key) ?? [], range),
  }));
}
