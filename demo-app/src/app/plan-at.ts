import { loadCalendarState } from '@content-planner/ui-kit';
import { paths } from './paths.js';
import { hasPlan, type Plan, planOf } from './plan.js';
import { loadAppearance } from './stored-plan.js';

/** Returns a saved view's id from a history entry's state. URLs don't contain it, because views can be personal. */
const viewIdOf = (visit: unknown): string | null =>
  typeof visit === 'object' && visit && 'viewId' in visit && typeof visit.viewId === 'string'
    ? visit.viewId
    : null;

/**
 * Returns what the calendar displays for a URL. If the URL doesn't specify anything, returns what the browser has
 * stored.
 *
 * @param visit the state of the history entry, which contains the id of the saved view
 */
export function planAt(search: string, visit: unknown): Plan {
  const stored = loadCalendarState(localStorage);
  const plan = hasPlan(search)
    ? planOf(search, stored)
    : { state: stored, appearance: loadAppearance(), entry: null };
  return { ...plan, viewId: viewIdOf(visit) };
}

/**
 * Returns what the calendar displays, or would display if the user opened it. Reads the URL from the browser, because
 * the router might still be rendering an earlier URL.
 */
export function currentPlan(): Plan {
  const { location, history } = window;
  // React Router keeps the state of a history entry in `usr`.
  const visit: unknown = history.state?.usr;
  return planAt(location.pathname === paths.home ? location.search : '', visit);
}
