import type { DynamicFields, LogKind } from '@content-planner/model';
import type { PlannerFieldError } from '../core/planner-error.js';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';

const IMPORT = graphql(`
  mutation ImportEntries($rows: [ImportRowInput!]!, $dryRun: Boolean!) {
    result: importEntries(rows: $rows, dryRun: $dryRun) {
      rows {
        index
        errors {
          field
          code
          params
          message
        }
        duplicateId
        duplicateIndex
      }
      createdCount
      changeId
    }
  }
`);

/** A row in a sheet. Each invalid value is reported with its row. */
export interface ImportRow {
  kind: LogKind;
  title?: string | null;
  /** `YYYY-MM-DD`. */
  startDate?: string | null;
  /** `YYYY-MM-DD`, inclusive. Required for events. For other kinds, equal to `startDate` or omitted. */
  endDate?: string | null;
  brandId?: string | null;
  /** Custom color. Null for the brand's color. */
  color?: string | null;
  /** Default: true. */
  showOnCalendar?: boolean | null;
  /** The fields that only this kind has, keyed by name, such as `{ category: 'News' }`. */
  fields?: DynamicFields | null;
  /** The values of custom fields, keyed by field name. */
  dynamicFields?: DynamicFields | null;
}

/** The rows to import. */
export interface EntriesImport {
  /** 1 to 10,000 rows. */
  rows: readonly ImportRow[];
  /** Whether to check the rows without importing them. */
  dryRun: boolean;
}

/** A row that has errors or is probably a duplicate. */
export interface ImportRowResult {
  /** The position in `rows`, starting at 0. */
  index: number;
  /** The errors that the planner would return if only this entry were created. Empty for valid rows. */
  errors: readonly PlannerFieldError[];
  /** The id of an existing entry with the same kind, title (ignoring case) and first day. */
  duplicateId: string | null;
  /** The position of the first row with the same kind, title (ignoring case) and first day. */
  duplicateIndex: number | null;
}

/** The result of an import or a dry run. */
export interface EntriesImported extends Changed {
  /** For dry runs: the rows that have errors or are probably duplicates, sorted by index. Otherwise empty. */
  rows: readonly ImportRowResult[];
  /** The number of created entries. 0 for dry runs. */
  createdCount: number;
}

/** The `Idempotency-Key` of each import that has not succeeded yet. */
const keys = new WeakMap<readonly ImportRow[], string>();

function keyOf(rows: readonly ImportRow[]): string {
  // Don't use `crypto.randomUUID`, because pages without HTTPS don't have it.
  const key = keys.get(rows) ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-');
  keys.set(rows, key);
  return key;
}

/**
 * Imports 1 to 10,000 entries of any kind from a sheet: either all of them or none. They share one change, so a single
 * undo removes all of them. A dry run checks the rows without importing them. Lists and calendars are refetched after
 * an import.
 *
 * If an import fails because the connection was lost, call the function again with the same `rows` array. If the server
 * has already imported the rows, it doesn't import them again.
 *
 * @returns a function and its state. The function resolves to `{ rows, createdCount, changeId }`. It can reject with a
 * PlannerError. An import with invalid rows rejects with `invalid`. The field names in `fieldErrors` contain the
 * position of the row, such as `rows.2.title`. A dry run with invalid rows does not reject. It resolves, and the
 * returned `rows` contain all errors.
 * @example
 * const [importEntries, { busy }] = useImportEntries();
 * const rows = [{ kind: 'blog', title: 'Winter guide', startDate: '2026-12-03' }] as const;
 * const checked = await importEntries({ rows, dryRun: true });
 * if (checked.rows.every(({ errors }) => errors.length === 0)) {
 *   const { createdCount, changeId } = await importEntries({ rows, dryRun: false });
 * }
 */
export const useImportEntries: () => WriteTuple<EntriesImport, EntriesImported> = writeHook({
  mutation: IMPORT,
  // The client would serialize thousands of rows several times and block the page, so only `fetch` adds them.
  variables: ({ dryRun }: EntriesImport) => ({ rows: [], dryRun }),
  result: ({ result }) => result as EntriesImported,
  execute(urql, request, { rows, dryRun }) {
    const {
      url,
      fetchOptions,
      fetch: send = fetch,
    } = urql.createRequestOperation('mutation', request).context;
    return urql.executeMutation(request, {
      // `/graphql/import` accepts larger bodies than `/graphql`.
      url: `${url}/import`,
      fetch: (address, options) =>
        send(address, {
          ...options,
          body: JSON.stringify({ ...JSON.parse(String(options?.body)), variables: { rows, dryRun } }),
        }),
      fetchOptions: {
        ...(fetchOptions as RequestInit),
        ...(!dryRun && { headers: { 'Idempotency-Key': keyOf(rows) } }),
      },
    });
  },
  async settle(_planner, _data, { rows }) {
    keys.delete(rows);
    return null;
  },
});
