import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireWriter } from '../accounts/policy.js';
import { addChange, prepareHeader } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { fieldsIn, withNamedValues } from '../fields/shown-values.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { hideOutside } from '../scope/scope.js';
import { searchTextOf } from '../search/search-text.js';
import { isId, parse, problem } from '../validation.js';
import type { EntryDraft } from './entry-input.js';
import type { EntryRow } from './entry-row.js';
import { insertEntries } from './insert-entries.js';
import { missingEntries } from './missing-entries.js';
import { changeableValuesOf } from './recorded/recorded-entries.js';
import { type LockedEntry, lockEntries } from './replace-values.js';

/** The maximum number of entries that one request can duplicate. */
export const MAX_DUPLICATES = 1_000;

const duplicationSchema = z.object({
  ids: z
    .array(z.string())
    .min(1, problem('selectionRequired'))
    .max(MAX_DUPLICATES, problem('tooManyDuplicates', { max: MAX_DUPLICATES }))
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
});

/**
 * Returns the values of a copy. They are not validated, because a field may have become required since the entry was
 * saved.
 */
const copyOf = (entry: LockedEntry) =>
  changeableValuesOf(entry) as Pick<LockedEntry, 'kind' | Exclude<keyof EntryDraft, 'dynamicFields'>>;

/**
 * Copies entries of any kind in the scope. Copies either all entries or none. The copies have the same dates as the
 * originals. They share one change set, so that a single undo removes all of them.
 *
 * @param body `{ ids }`, with at most 1,000 ids
 * @returns the copies, in the order of the ids
 * @throws PlannerError `notFound` if some of the entries do not exist in the scope
 */
export async function duplicateEntries(context: RequestContext, body: unknown): Promise<EntryRow[]> {
  requireWriter(context);
  const { ids } = parse(duplicationSchema, body);
  const { scope } = context;
  const header = prepareHeader(context, {
    action: 'create',
    subjectType: 'entry',
    // Mark the change as a batch, so that it can be undone even if it contains only one entry.
    detail: { isBatch: true },
  });
  const create = (em: SqlEntityManager) =>
    em.transactional(async (tx) => {
      const originals = await lockEntries({ em: tx, scope }, ids.filter(isId));
      const missing = ids.flatMap((id, index) => (originals.has(id) ? [] : [`ids.${index}`]));
      if (missing.length > 0) throw missingEntries('entriesToDuplicateGone', missing);
      // Copy only the values that the client can read.
      const fields = await fieldsIn(tx, scope);
      for (const original of originals.values()) hideOutside(scope, original);
      withNamedValues([...originals.values()], fields);
      const copies = ids.map((id) => {
        const copy = copyOf(originals.get(id) as LockedEntry);
        const searchText = searchTextOf(copy.kind, copy, fields);
        return { ...copy, id: uuid(), searchText, createdAt: header.at };
      });
      const rows = withNamedValues(await insertEntries(tx, header, copies), fields);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return copies.map(({ id }) => byId.get(id) as EntryRow);
    });
  return createOnce(context, ['duplicateEntries', ids], create, () => addChange(context, header.id));
}
