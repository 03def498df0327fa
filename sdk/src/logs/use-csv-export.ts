import { type Filter, NO_FILTER } from '@content-planner/model';
import { type Client, CombinedError, createRequest } from '@urql/core';
import { useCallback } from 'react';
import { VIEWER } from '../auth/viewer-document.js';
import { usePlanner } from '../core/PlannerProvider.js';
import { PlannerError, toPlannerError } from '../core/planner-error.js';
import { useCall, type WriteTuple } from '../core/use-write.js';
import { entryFilterOf, kindsOf } from '../filters/filter-input.js';
import type { EntrySort } from './use-entry-page.js';

/** Which entries to export, and in which order. By default, all entries, newest date first. */
export interface CsvExport {
  /** If the filter has exactly one kind, the file has the columns of that kind. */
  filter?: Filter;
  /** `YYYY-MM-DD`. Only entries that end on this day or later. */
  from?: string;
  /** `YYYY-MM-DD`. Only entries that start on this day or earlier. */
  to?: string;
  /** Only by `@date`, `@title` or `@created`. */
  sort?: EntrySort;
  /**
   * The ids of the entries to export, such as the entries that a list displays. The file keeps their order. Unknown ids
   * are ignored. If this list is set, `from`, `to`, `sort` and everything in `filter` except its kinds are ignored.
   */
  ids?: readonly string[];
  /**
   * The ids of the columns, in order, such as 'date', 'blogName', 'brand', 'color', 'onCalendar' and
   * 'field:<fieldName>'. Unknown ids are ignored. By default, all columns. Only for exports with `ids`.
   */
  columns?: readonly string[];
}

/** The maximum number of ids in a request. */
const MAX_IDS = 10_000;

function queryOf({ filter = NO_FILTER, from, to, sort }: CsvExport): string {
  const { kinds, conditions, isLate, ...others } = entryFilterOf(filter);
  const single = {
    ...{ from, to, ...others },
    conditions: conditions && JSON.stringify(conditions),
    isLate: isLate === undefined ? undefined : String(isLate),
    sort: sort?.field.slice(1),
    direction: sort && (sort.direction ?? 'ascending'),
  };
  const given = Object.entries(single).filter((pair): pair is [string, string] => pair[1] !== undefined);
  // An empty value matches nothing, unlike a missing parameter.
  const kind = kinds?.length === 0 ? [''] : (kinds ?? []);
  return new URLSearchParams([...kind.map((value) => ['kind', value]), ...given]).toString();
}

/** The response body of a failed request: in the REST API's format, or converted to GraphQL's format. */
interface FailureBody {
  message?: string;
  code?: string;
  params?: object;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

async function errorOf(response: Response): Promise<PlannerError> {
  const body = (await response.json().catch(() => null)) as FailureBody | null;
  const [first] = body?.errors ?? [];
  if (first?.extensions) return toPlannerError(new CombinedError({ graphQLErrors: [first] }));
  const { status } = response;
  if (typeof body?.message !== 'string')
    return toPlannerError(new CombinedError({ networkError: new Error(response.statusText), response }));
  const { message, code, params, errors } = body;
  return toPlannerError(
    new CombinedError({ graphQLErrors: [{ message, extensions: { status, code, params, errors } }] }),
  );
}

/** Fetches a file with a client's credentials. Rejects with a PlannerError. */
async function fetchFile(urql: Client, url: string, json?: object): Promise<Blob> {
  const { fetch: send = fetch, fetchOptions } = urql.createRequestOperation(
    'query',
    createRequest(VIEWER, {}),
  ).context;
  try {
    const options = fetchOptions as RequestInit;
    const response = await send(
      url,
      json
        ? {
            ...options,
            method: 'POST',
            headers: { ...(options.headers as Record<string, string>), 'content-type': 'application/json' },
            body: JSON.stringify(json),
          }
        : options,
    );
    if (!response.ok) throw await errorOf(response);
    return await response.blob();
  } catch (error) {
    if (error instanceof PlannerError) throw error;
    throw toPlannerError(new CombinedError({ networkError: error as Error }));
  }
}

/** Fetches a file with the given entries. A large file is fetched in several parts. */
async function fetchChosen(
  urql: Client,
  url: string,
  { ids, columns, filter }: CsvExport & { ids: readonly string[] },
): Promise<Blob> {
  const parts: Blob[] = [];
  // If there are no ids, send one request anyway, so that the planner returns its error for an empty list.
  for (let start = 0; start === 0 || start < ids.length; start += MAX_IDS) {
    const part = ids.slice(start, start + MAX_IDS);
    const json = { ids: part, columns, kinds: filter && kindsOf(filter), hasHeader: start === 0 };
    parts.push(await fetchFile(urql, url, json));
  }
  return new Blob(parts, parts[0] && { type: parts[0].type });
}

/**
 * Exports entries as a CSV file (UTF-8 with a byte order mark) that spreadsheet programs can open and that can be
 * imported again.
 *
 * @returns a function and its state. The function resolves to the file as a `Blob`. It can reject with a PlannerError:
 * for example, `network` if the download is aborted, the connection fails, or the access ends in the meantime.
 * @example
 * const [exportCsv, { busy }] = useCsvExport();
 * const filter = { conditions: [{ field: '@kind', operator: 'isAnyOf', value: ['blog'] }] };
 * const file = await exportCsv({ filter });
 * // Or what a list displays: exportCsv({ filter, ids, columns: ['date', 'blogName'] })
 * const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: 'blog.csv' });
 * link.click();
 */
export function useCsvExport(): WriteTuple<CsvExport, Blob> {
  const { url, urql } = usePlanner();
  return useCall(
    useCallback(
      (request: CsvExport): Promise<Blob> => {
        const path = `${url}/api/entries.csv`;
        const { ids } = request;
        return ids
          ? fetchChosen(urql, path, { ...request, ids })
          : fetchFile(urql, `${path}?${queryOf(request)}`);
      },
      [url, urql],
    ),
  );
}
