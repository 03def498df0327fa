import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How a value is stored in the URL. Define it outside the component, or memoize it. */
interface UrlFormat<Value> {
  /**
   * @param search the query string, including the question mark unless the string is empty
   * @param visit the state of the history entry
   */
  parse: (search: string, visit: unknown) => Value;
  /** Returns the query string without a question mark, and the state of the history entry. */
  format: (value: Value) => { query: string; visit?: unknown };
}

/**
 * Keeps a value in the URL, so that Back, reload and copied links work. The value changes immediately, even though the
 * router renders the new URL later and with low priority.
 *
 * @returns the value, and a function that changes parts of it. `isMinor` decides whether the change replaces the
 * current entry in the browser's history instead of adding one.
 */
export function useUrlState<Value extends object>({
  parse,
  format,
}: UrlFormat<Value>): [
  Value,
  (part: Partial<Value>, isMinor: (before: Value, after: Value) => boolean) => void,
] {
  const { pathname, search, state: visit } = useLocation();
  const navigate = useNavigate();
  const [value, setValue] = useState(() => parse(search, visit));
  const current = useRef({ value, search });

  useEffect(() => {
    const adopt = (search: string, visit: unknown) => {
      if (search === current.current.search) return;
      const next = parse(search, visit);
      current.current = { value: next, search };
      setValue(next);
    };
    // After several changes, the router might still be rendering an earlier URL.
    if (search === window.location.search) adopt(search, visit);
    // If the user goes back before the router has rendered a change, it renders nothing, because the URL is then the last
    // one that it rendered.
    const goBack = () => {
      const { location, history } = window;
      if (location.pathname === pathname) adopt(location.search, history.state?.usr);
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [pathname, search, visit, parse]);

  const change = (part: Partial<Value>, isMinor: (before: Value, after: Value) => boolean) => {
    const before = current.current;
    const next = { ...before.value, ...part };
    const { query, visit: nextVisit } = format(next);
    const nextSearch = query && `?${query}`;
    current.current = { value: next, search: nextSearch };
    setValue(next);
    // Clicking a link also closes open details. Closing them must not replace the link's page while the router is still
    // rendering it.
    if (window.location.pathname !== pathname || window.location.search !== before.search) return;
    const replace = nextSearch === before.search || isMinor(before.value, next);
    navigate({ search: query }, { replace, state: nextVisit });
  };
  return [value, change];
}
