import type { LogKind } from '@content-planner/sdk';
import type { LogSort } from '@content-planner/ui-kit';
import { paths } from './paths.js';

/** How a log list is narrowed and ordered on screen. */
export interface LogView {
  search: string;
  /** Null for the list's own order. */
  sort: LogSort | null;
}

/** The address of the page that prints a log list as it is on screen. */
export function logPrintPath(kind: LogKind, { search, sort }: LogView): string {
  const query = new URLSearchParams({
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(sort && { sort: sort.column, direction: sort.direction }),
  });
  return query.size > 0 ? `${paths.logPrint(kind)}?${query}` : paths.logPrint(kind);
}

/** Reads that address. */
export function logViewOf(query: URLSearchParams): LogView {
  const column = query.get('sort');
  const direction = query.get('direction') === 'descending' ? 'descending' : 'ascending';
  return { search: query.get('search') ?? '', sort: column === null ? null : { column, direction } };
}
