import { createHash } from 'node:crypto';
import { lockBrands } from '../brands/lock-brands.js';
import type { RequestContext } from '../context.js';
import type { FieldError } from '../errors.js';
import { checkInput } from '../field-errors.js';
import { type CheckedDraft, checkedDraft } from '../fields/dynamic-fields.js';
import { type KindRules, rulesOf } from '../fields/kind-rules.js';
import { canonical } from '../idempotency/idempotency.service.js';
import { forEachInBatches } from '../schema/in-batches.js';
import { containsEntry, preparedIn, scopeConditions } from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import { isId } from '../validation.js';
import { brandNotFound, checkBrandScope } from './entry.service.js';
import { type EntryDraft, parseEntry } from './entry-input.js';
import type { LogKind } from './kinds/index.js';
import { otherOptionsOf } from './kinds/own-properties.js';
import { outsideScope } from './scoped-entries.js';

/**
 * A row of a sheet: the kind, and the same input as for creating a single entry of that kind. The input is not
 * validated yet.
 */
export interface ImportRow {
  kind: LogKind;
  [name: string]: unknown;
}

/** A valid row. */
export interface ImportDraft extends EntryDraft {
  kind: LogKind;
  /** The position in the sheet, starting at 0. */
  index: number;
}

/** The errors in a row. */
export interface RowErrors {
  index: number;
  errors: readonly FieldError[];
}

/** The valid rows, and the errors in all other rows. */
interface CheckedRows<Draft> {
  drafts: readonly Draft[];
  invalid: readonly RowErrors[];
}

/** The entity manager of a request or a transaction, and the request's scope. */
type Source = Pick<RequestContext, 'em' | 'scope'>;

/** Removes null values, so that they are treated like missing values. Sheets don't distinguish the two. */
const withoutNulls = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

/** Lists the options that are chosen by their ids, such as `{ "<id>": true }`, with those that are chosen by name. */
function withOptionIds(kind: LogKind, input: Record<string, unknown>): Record<string, unknown> {
  const name = otherOptionsOf(kind)?.name;
  const fields = (input.fields ?? {}) as Record<string, unknown>;
  const chosen = Object.keys(fields).filter((key) => isId(key) && fields[key] === true);
  return name && chosen.length > 0 ? { ...input, fields: { [name]: chosen, ...fields } } : input;
}

/**
 * Validates rows without accessing the database.
 *
 * @returns the checked rows, and a hash of the valid ones
 */
export async function parseRows(
  rows: readonly ImportRow[],
): Promise<CheckedRows<ImportDraft> & { hash: string }> {
  const drafts: ImportDraft[] = [];
  const invalid: RowErrors[] = [];
  const hash = createHash('sha256');
  await forEachInBatches(rows, ({ kind, ...input }, index) => {
    const checked = checkInput(() => parseEntry(kind, withOptionIds(kind, withoutNulls(input))));
    if ('errors' in checked) invalid.push({ index, errors: checked.errors });
    else {
      const draft = { ...checked.value, kind, index };
      hash.update(canonical(draft));
      drafts.push(draft);
    }
  });
  return { drafts, invalid, hash: hash.digest('hex') };
}

/**
 * Checks the brands and custom values of rows. If this function is called in a transaction, the brands can't be
 * deleted until the transaction ends.
 *
 * @throws PlannerError `forbidden` for rows outside the scope
 */
export async function checkRows(
  { em, scope }: Source,
  rows: readonly ImportDraft[],
): Promise<CheckedRows<CheckedDraft<ImportDraft>>> {
  // Check the scope first, because errors about custom fields would reveal the field labels of a kind outside the
  // scope.
  if (!rows.every((row) => containsEntry({ ...scope, brandIds: null, withoutBrand: true }, row))) {
    throw outsideScope();
  }
  const brandIds = [...new Set(rows.flatMap(({ brandId }) => brandId ?? []))];
  const brands = await lockBrands(em, brandIds);
  const rules = new Map<LogKind, KindRules>();
  for (const kind of new Set(rows.map((row) => row.kind))) rules.set(kind, await rulesOf(em, kind));
  const drafts: CheckedDraft<ImportDraft>[] = [];
  const invalid: RowErrors[] = [];
  await forEachInBatches(rows, (row) => {
    const { kind, brandId, index } = row;
    const brand = checkInput(() => {
      checkBrandScope(scope, brandId);
      if (brandId && !brands.has(brandId)) throw brandNotFound();
    });
    const draft = checkInput(() => checkedDraft(rules.get(kind) as KindRules, row, null));
    const errors = [brand, draft].flatMap((checked) => ('errors' in checked ? checked.errors : []));
    if (errors.length > 0) invalid.push({ index, errors });
    else if ('value' in draft) drafts.push(draft.value);
  });
  return { drafts, invalid };
}

/** The entry or the earlier row that a row probably duplicates. */
export interface LikelyDuplicate {
  /** The id of an entry in the scope, or null. */
  duplicateId: string | null;
  /** The position of an earlier row, or null. */
  duplicateIndex: number | null;
}

/** The number of rows per statement. */
const SEARCHED = 1_000;

const findSame = (condition: string) => `
  select given.index, found.id
  from jsonb_to_recordset(?::jsonb) as given (index int, kind text, title text, "startDate" date)
  cross join lateral (
    select id from entries
    where kind = given.kind and lower(title) = lower(given.title) and start_date = given."startDate" and ${condition}
    limit 1
  ) as found`;

/**
 * Finds rows that have the same kind, title (ignoring case) and first day as an earlier row or an entry in the scope.
 *
 * @returns the duplicates, keyed by row index
 */
export async function findDuplicates(
  { em, scope }: Source,
  rows: readonly ImportDraft[],
): Promise<ReadonlyMap<number, LikelyDuplicate>> {
  const duplicates = new Map<number, LikelyDuplicate>();
  const conditions = allOf([{ sql: 'true', values: [] }, ...scopeConditions(scope)]);
  const statement = preparedIn(scope, findSame(conditions.sql));
  for (let start = 0; start < rows.length; start += SEARCHED) {
    const searched = rows
      .slice(start, start + SEARCHED)
      .map(({ index, kind, title, startDate }) => ({ index, kind, title, startDate }));
    const found = await em.execute<{ index: number; id: string }[]>(statement, [
      JSON.stringify(searched),
      ...conditions.values,
    ]);
    for (const { index, id } of found) duplicates.set(index, { duplicateId: id, duplicateIndex: null });
  }
  const first = new Map<string, number>();
  await forEachInBatches(rows, ({ index, kind, title, startDate }) => {
    const key = JSON.stringify([kind, startDate, title.toLowerCase()]);
    const duplicateIndex = first.get(key);
    if (duplicateIndex === undefined) first.set(key, index);
    else duplicates.set(index, { duplicateId: duplicates.get(index)?.duplicateId ?? null, duplicateIndex });
  });
  return duplicates;
}
