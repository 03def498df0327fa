import type { LogKind } from '@content-planner/sdk';
import type { LogSort } from '@content-planner/ui-kit';
import { paths } from './paths.js';

/** The search and sort of a log list. */
export interface LogView {
  search: string;
  /** Null for the default order. */
  sort: LogSort | null;
}

/** Returns the path of the page that prints a log list as it is on screen. */
export function logPrintPath(kind: LogKind, { search, sort }: LogView): string {
  const query = new URLSearchParams({
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(sort && { sort: sort.column, direction: sort.direction }),
  });
  return query.size > 0 ? `${paths.logPrint(kind)}?${query}` : paths.logPrint(kind);
}

/** Parses the query of that path. */
export function logViewOf(query: URLSearchParams): LogView {
  const column = query.get('sort');
  const direction = query.get('direction') === 'descending' ? 'descending' : 'ascending';
  return { search: query.get('search') ?? '', sort: column === null ? null : { column, direction } };
}
