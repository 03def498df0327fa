import type { LogKind } from '@content-planner/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type LogView, logQueryOf, logViewOf } from '../../app/log-view.js';

/**
 * Returns the view of a list, which is stored in the URL, and a function that changes it. A new filter adds an entry to
 * the browser's history. Other changes replace the current entry.
 */
export function useLogView(kind: LogKind): {
  view: LogView;
  changeView: (part: Partial<LogView>) => void;
} {
  const { search: url, key } = useLocation();
  const navigate = useNavigate();
  // The router updates the URL with a low priority. The state is for the search field, which must update immediately.
  // `own` contains the URLs of changes that the router has not rendered yet. They must not replace newer changes.
  const [state, setState] = useState(() => ({ view: logViewOf(url), url, key, own: [] as string[] }));
  if (key !== state.key) {
    const place = state.own.indexOf(url);
    setState(
      place < 0
        ? { view: logViewOf(url), url, key, own: [] }
        : { ...state, key, own: state.own.slice(place + 1) },
    );
  }

  const { view } = state;
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const changeView = useCallback(
    (part: Partial<LogView>) => {
      const next = { ...latest.current, ...part };
      const query = logQueryOf(kind, next);
      const nextUrl = query && `?${query}`;
      setState((last) => ({ ...last, view: next, url: nextUrl, own: [...last.own, nextUrl] }));
      void navigate({ search: query }, { replace: part.filter === undefined });
    },
    [kind, navigate],
  );
  return { view, changeView };
}
