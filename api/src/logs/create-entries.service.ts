import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { requireWriter } from '../accounts/policy.js';
import { lockBrands } from '../brands/lock-brands.js';
import { addChange, prepareHeader } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { errorIn, forEachEntry } from '../field-errors.js';
import { type CheckedDraft, checkedDraft } from '../fields/dynamic-fields.js';
import { type KindRules, rulesOf } from '../fields/kind-rules.js';
import { withNamedValues } from '../fields/shown-values.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { allowsKind } from '../scope/scope.js';
import { brandNotFound, checkBrandScope } from './entry.service.js';
import { type EntryDraft, parseEntry } from './entry-input.js';
import type { EntryRow } from './entry-row.js';
import { insertEntries } from './insert-entries.js';
import type { LogKind } from './kinds/index.js';
import { outsideScope, requireInScope } from './scoped-entries.js';

/** The maximum number of entries that one request can create. */
export const MAX_NEW_ENTRIES = 100;

interface Draft extends EntryDraft {
  kind: LogKind;
}

/** Checks the brands and custom values of drafts against the database. Also returns the rules of their kinds. */
async function withValidValues(
  em: SqlEntityManager,
  drafts: readonly Draft[],
): Promise<{ drafts: CheckedDraft<Draft>[]; rules: readonly KindRules[] }> {
  const brands = await lockBrands(
    em,
    drafts.flatMap(({ brandId }) => brandId ?? []),
  );
  const rules = new Map<LogKind, KindRules>();
  for (const { kind } of drafts) if (!rules.has(kind)) rules.set(kind, await rulesOf(em, kind));
  const valid = forEachEntry(drafts, 'entries', (draft) => {
    if (draft.brandId && !brands.has(draft.brandId)) throw brandNotFound();
    return checkedDraft(rules.get(draft.kind) as KindRules, draft, null);
  });
  return { drafts: valid, rules: [...rules.values()] };
}

/**
 * Creates entries of any kind in the scope. Creates either all entries or none. The entries share one change set, so
 * that a single undo removes all of them.
 *
 * @param entries 1 to 100 entries. `input` returns the same input as for creating a single entry of their kind
 * @returns the entries, in the given order
 * @throws PlannerError `invalid`, with field errors that name the entries, such as `entries.2.title`; `forbidden` for
 *   entries outside the scope
 */
export async function createEntries(
  context: RequestContext,
  entries: readonly { kind: LogKind; input: () => unknown }[],
): Promise<EntryRow[]> {
  requireWriter(context);
  const { scope } = context;
  if (entries.length === 0) throw errorIn('entries', 'entriesRequired');
  if (entries.length > MAX_NEW_ENTRIES)
    throw errorIn('entries', 'tooManyNewEntries', { max: MAX_NEW_ENTRIES });
  const given = forEachEntry(entries, 'entries', ({ kind, input }) => ({
    kind,
    ...parseEntry(kind, input()),
  }));
  // Check the scope first, because errors about custom fields would reveal the field labels of a kind outside the
  // scope.
  if (!given.every(({ kind }) => allowsKind(scope, kind))) throw outsideScope();
  forEachEntry(given, 'entries', ({ brandId }) => checkBrandScope(scope, brandId));
  const header = prepareHeader(context, {
    action: 'create',
    subjectType: 'entry',
    // Mark the change as a batch, so that it can be undone even if it contains only one entry.
    detail: { isBatch: true },
  });
  const create = (em: SqlEntityManager) =>
    em.transactional(async (tx) => {
      const { drafts, rules } = await withValidValues(tx, given);
      const ids = drafts.map(() => uuid());
      const created = drafts.map((draft, index) => ({
        ...draft,
        id: ids[index] as string,
        createdAt: header.at,
      }));
      const fields = rules.flatMap((one) => one.fields);
      const rows = withNamedValues(await insertEntries(tx, header, created), fields);
      await requireInScope({ em: tx, scope }, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) as EntryRow);
    });
  return createOnce(context, ['createEntries', given], create, () => addChange(context, header.id));
}
