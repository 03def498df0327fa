import { type CalendarState, conditionOn, NO_FILTER, withCondition } from '@content-planner/ui-kit';
import { type Plan, planParams } from '../../app/plan.js';
import { planAt } from '../../app/plan-at.js';
import { useUrlState } from '../../app/use-url-state.js';

/** Returns whether two states differ only in the search text, which changes while the user types. */
function isTyping(before: CalendarState, after: CalendarState): boolean {
  const textOf = ({ filter = NO_FILTER }: CalendarState) => conditionOn(filter, '@title', 'contains')?.value;
  if (!textOf(before) || !textOf(after)) return false;
  const withoutText = ({ filter = NO_FILTER, ...state }: CalendarState) =>
    JSON.stringify({ ...state, filter: withCondition(filter, '@title', 'contains', undefined) });
  return withoutText(before) === withoutText(after);
}

const FORMAT = {
  parse: planAt,
  format: (plan: Plan) => ({ query: String(planParams(plan)), visit: { viewId: plan.viewId } }),
};

/**
 * Keeps what the calendar displays in the URL. Without URL parameters, the calendar displays what the browser has
 * stored.
 *
 * @returns the plan, and a function that changes it. The function adds an entry to the browser's history, unless
 * `replace` is set or the user is typing.
 */
export function usePlan(): [Plan, (change: Partial<Plan>, options?: { replace?: boolean }) => void] {
  const [plan, change] = useUrlState(FORMAT);
  return [
    plan,
    (part, { replace = false } = {}) =>
      change(part, (before, after) => replace || isTyping(before.state, after.state)),
  ];
}
