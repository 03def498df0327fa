import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { requireWriter } from '../accounts/policy.js';
import { addChange, prepareHeader } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import type { FieldError, PlannerError } from '../errors.js';
import { errorIn, invalidFields } from '../field-errors.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import {
  checkRows,
  findDuplicates,
  type ImportRow,
  type LikelyDuplicate,
  parseRows,
  type RowErrors,
} from './import-checks.js';
import { insertManyEntries } from './insert-entries.js';

/** The maximum number of rows in an import. */
export const MAX_IMPORTED_ROWS = 10_000;

/** A row that has errors or is probably a duplicate. */
export interface ImportRowResult extends LikelyDuplicate {
  /** The position in the sheet, starting at 0. */
  index: number;
  /** The same errors that creating the entry on its own would return. */
  errors: readonly FieldError[];
}

/** The result of an import or a dry run. */
export interface ImportResult {
  /** The rows that have errors or are probably duplicates, sorted by index. Empty after an import. */
  rows: readonly ImportRowResult[];
  /** The number of created entries. */
  createdCount: number;
  /** The change set that contains all entries. Null for dry runs. */
  changeId: string | null;
}

function invalidRows(invalid: readonly RowErrors[]): PlannerError {
  return invalidFields(
    invalid.flatMap(({ index, errors }) =>
      errors.map(({ field, message, ...problem }) => ({
        field: `rows.${index}.${field}`,
        ...problem,
        message: `Row ${index + 1}: ${message}`,
      })),
    ),
  );
}

/**
 * Checks the rows of a sheet.
 *
 * @returns the rows that have errors or are probably duplicates
 */
async function preview(context: RequestContext, rows: readonly ImportRow[]): Promise<ImportResult> {
  const parsed = await parseRows(rows);
  const checked = await checkRows(context, parsed.drafts);
  const errors = new Map(
    [...parsed.invalid, ...checked.invalid].map((row) => [row.index, row.errors] as const),
  );
  const duplicates = await findDuplicates(context, parsed.drafts);
  const indexes = [...new Set([...errors.keys(), ...duplicates.keys()])].sort((a, b) => a - b);
  return {
    rows: indexes.map((index) => ({
      index,
      errors: errors.get(index) ?? [],
      ...(duplicates.get(index) ?? { duplicateId: null, duplicateIndex: null }),
    })),
    createdCount: 0,
    changeId: null,
  };
}

/** Creates an entry for each row. Creates either all entries or none, and only once per `Idempotency-Key`. */
async function commit(context: RequestContext, rows: readonly ImportRow[]): Promise<ImportResult> {
  const { scope } = context;
  const parsed = await parseRows(rows);
  if (parsed.invalid.length > 0) throw invalidRows(parsed.invalid);
  const header = prepareHeader(context, { action: 'import', subjectType: 'entry' });
  const create = (em: SqlEntityManager) =>
    em.transactional(async (tx) => {
      const { drafts, invalid } = await checkRows({ em: tx, scope }, parsed.drafts);
      if (invalid.length > 0) throw invalidRows(invalid);
      const entries = drafts.map(({ index: _, ...draft }) => ({
        ...draft,
        id: uuid(),
        createdAt: header.at,
      }));
      await insertManyEntries(tx, header, entries);
      return { rows: [], createdCount: entries.length, changeId: header.id };
    });
  return createOnce(context, ['importEntries', parsed.hash], create, () => addChange(context, header.id));
}

/**
 * Creates an entry for each row of a sheet. Creates either all entries or none. The entries share one change set, so
 * that a single undo removes all of them. Also imports rows that are probably duplicates.
 *
 * @param rows 1 to 10,000 rows
 * @param options.dryRun whether to only check the rows. If so, the result contains all of their errors.
 * @throws PlannerError `invalid`, with field errors that name the rows, such as `rows.2.title`; `forbidden` for rows
 *   outside the scope
 */
export async function importEntries(
  context: RequestContext,
  rows: readonly ImportRow[],
  { dryRun }: { dryRun: boolean },
): Promise<ImportResult> {
  requireWriter(context);
  if (rows.length === 0) throw errorIn('rows', 'rowsRequired');
  if (rows.length > MAX_IMPORTED_ROWS) throw errorIn('rows', 'tooManyRows', { max: MAX_IMPORTED_ROWS });
  return dryRun ? preview(context, rows) : commit(context, rows);
}
