import type { CalendarState } from '@content-planner/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Plan, planParams } from '../../app/plan.js';
import { planAt } from '../../app/plan-at.js';

/** Whether the only difference is the text, which changes while the user types. */
function isTyping(before: CalendarState, after: CalendarState): boolean {
  if (!before.filter?.text || !after.filter?.text) return false;
  const withoutText = (state: CalendarState) =>
    JSON.stringify({ ...state, filter: { ...state.filter, text: '' } });
  return withoutText(before) === withoutText(after);
}

/**
 * Keeps what the calendar displays in the URL, so that Back, reload and copied links work. Without URL parameters, it is
 * what the browser stores.
 *
 * @returns the plan, and a function that changes it. The function adds an entry to the browser's history, unless
 * `replace` is set or the user is typing.
 */
export function usePlan(): [Plan, (change: Partial<Plan>, options?: { replace?: boolean }) => void] {
  const { pathname, search, state: visit } = useLocation();
  const navigate = useNavigate();
  const [plan, setPlan] = useState(() => planAt(search, visit));
  const current = useRef({ plan, search });

  useEffect(() => {
    // After several changes, the router can still be rendering an earlier one.
    if (search === current.current.search || search !== window.location.search) return;
    const next = planAt(search, visit);
    current.current = { plan: next, search };
    setPlan(next);
  }, [search, visit]);

  const change = (part: Partial<Plan>, { replace = false } = {}) => {
    const before = current.current;
    const next = { ...before.plan, ...part };
    const params = `?${planParams(next)}`;
    current.current = { plan: next, search: params };
    setPlan(next);
    // A click on a link also closes open details. That must not replace the link's page, which the router still renders.
    if (window.location.pathname !== pathname || window.location.search !== before.search) return;
    const isSame = params === before.search;
    navigate(
      { search: params },
      {
        replace: replace || isSame || isTyping(before.plan.state, next.state),
        state: { viewId: next.viewId },
      },
    );
  };
  return [plan, change];
}
