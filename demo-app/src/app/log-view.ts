import {
  type CalendarFilter,
  conditionOn,
  fromSearchParams,
  type LogKind,
  NO_FILTER,
  toSearchParams,
  withCondition,
} from '@content-planner/sdk';
import type { LogSort } from '@content-planner/ui-kit';
import { paths } from './paths.js';

/** The state of a log list. The URLs of the list and of its print page contain this state. */
export interface LogView {
  /** The filters, except for the text, which is in `search`. */
  filter: CalendarFilter;
  /** The text to search for in the list's columns. */
  search: string;
  /** The sort order. Null for the default order. */
  sort: LogSort | null;
  /** The id of the entry whose details are open. The print page ignores it. */
  openId: string | null;
}

/** Converts a view to a query string without a question mark. Returns an empty string for the default view. */
export const logQueryOf = (kind: LogKind, { filter, search, sort, openId }: LogView): string =>
  toSearchParams({
    filter: withCondition(filter, '@title', 'contains', search === '' ? undefined : search),
    ...(sort && { sort }),
    ...(openId !== null && { entry: { kind, id: openId } }),
  }).toString();

/** Parses the query string that {@link logQueryOf} creates. */
export function logViewOf(query: string): LogView {
  const { filter, sort = null, entry } = fromSearchParams(query);
  const search = (conditionOn(filter, '@title', 'contains')?.value ?? '') as string;
  const others = withCondition(filter, '@title', 'contains', undefined);
  return { filter: others, search, sort, openId: entry?.id ?? null };
}

/** Returns the path of the page that prints what a list displays. */
export function logPrintPath(kind: LogKind, view: LogView): string {
  const query = logQueryOf(kind, { ...view, search: view.search.trim(), openId: null });
  return query === '' ? paths.logPrint(kind) : `${paths.logPrint(kind)}?${query}`;
}

/** Returns the path of a list with the details of an entry. */
export const logEntryPath = (kind: LogKind, id: string): string =>
  `${paths.logs(kind)}?${logQueryOf(kind, { filter: NO_FILTER, search: '', sort: null, openId: id })}`;
