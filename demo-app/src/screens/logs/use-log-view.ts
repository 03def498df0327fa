import type { LogKind } from '@content-planner/sdk';
import { useMemo } from 'react';
import { type LogView, logQueryOf, logViewOf } from '../../app/log-view.js';
import { useUrlState } from '../../app/use-url-state.js';

/**
 * Returns the view of a list, which is stored in the URL, and a function that changes it. A new filter adds an entry to
 * the browser's history. Other changes replace the current entry.
 */
export function useLogView(kind: LogKind): {
  view: LogView;
  changeView: (part: Partial<LogView>) => void;
} {
  const format = useMemo(
    () => ({ parse: logViewOf, format: (view: LogView) => ({ query: logQueryOf(kind, view) }) }),
    [kind],
  );
  const [view, change] = useUrlState(format);
  return { view, changeView: (part) => change(part, () => part.filter === undefined) };
}
