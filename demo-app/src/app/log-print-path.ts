import type { LogKind } from '@content-planner/sdk';
import type { LogSort } from '@content-planner/ui-kit';
import { paths } from './paths.js';

/** The search text and sort order of a log list. */
export interface LogView {
  search: string;
  /** Null for the default order. */
  sort: LogSort | null;
}

/** Returns the path of the page that prints a log list with its current search and sort order. */
export function logPrintPath(kind: LogKind, { search, sort }: LogView): string {
  const query = new URLSearchParams({
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(sort && { sort: sort.column, direction: sort.direction }),
  });
  return query.size > 0 ? `${paths.logPrint(kind)}?${query}` : paths.logPrint(kind);
}

/** Parses the query string that `logPrintPath` creates. */
export function logViewOf(query: URLSearchParams): LogView {
  const column = query.get('sort');
  const direction = query.get('direction') === 'descending' ? 'descending' : 'ascending';
  return { search: query.get('search') ?? '', sort: column === null ? null : { column, direction } };
}
