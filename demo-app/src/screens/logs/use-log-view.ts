import type { Entry } from '@content-planner/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type LogView, logQueryOf, logViewOf } from '../../app/log-view.js';

/**
 * Returns the view of a list, which is stored in the URL, and a function that changes it. A new filter adds an entry to
 * the browser's history. A new search or sort order replaces the current entry.
 *
 * A link such as `/logs/blog?entry=…` searches for the title of that entry, until the user changes the view.
 *
 * @param entries all entries of the list, to find the linked one
 */
export function useLogView(entries: readonly Entry[]): {
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

  const linked = new URLSearchParams(state.url).get('entry');
  const title = linked === null ? '' : (entries.find(({ id }) => id === linked)?.title ?? '');
  const view = linked === null ? state.view : { ...state.view, search: title };

  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const changeView = useCallback(
    (part: Partial<LogView>) => {
      const next = { ...latest.current, ...part };
      const query = logQueryOf(next);
      const nextUrl = query && `?${query}`;
      setState((last) => ({ ...last, view: next, url: nextUrl, own: [...last.own, nextUrl] }));
      void navigate({ search: query }, { replace: part.filter === undefined });
    },
    [navigate],
  );
  return { view, changeView };
}
