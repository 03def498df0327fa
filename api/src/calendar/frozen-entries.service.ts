import { requireAdmin } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import type { EntryRow } from '../logs/entry-row.js';
import { UNLIMITED } from '../scope/scope.js';
import { isId } from '../validation.js';
import { type CalendarRange, listCalendar } from './calendar.service.js';

/** An entry that is stored with a frozen link. */
export type FrozenEntry = Pick<
  EntryRow,
  'id' | 'kind' | 'title' | 'startDate' | 'endDate' | 'brandId' | 'color'
>;

/**
 * Lists a frozen link's stored entries, for administrators who change the link's scope. Returns an empty list if the
 * link is not frozen.
 *
 * @throws PlannerError `forbidden`, or `invalid` if the range is invalid
 */
export async function listFrozenEntries(
  context: RequestContext,
  linkId: string,
  range: Pick<CalendarRange, 'from' | 'to'>,
): Promise<FrozenEntry[]> {
  requireAdmin(context);
  if (!isId(linkId)) return [];
  return listCalendar({ ...context, scope: { ...UNLIMITED, isPublic: true, frozenLinkId: linkId } }, range);
}
