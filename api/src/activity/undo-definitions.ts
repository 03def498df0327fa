import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireRecentLogin } from '../auth/recent-login.js';
import { Change } from '../changes/change.entity.js';
import type { ChangeSet } from '../changes/change-set.entity.js';
import type { ChangeRecorder, SubjectChange } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { restorationOf } from '../fields/restore-fields.js';
import {
  changeFields,
  lockKindsAndFields,
  removeConfigurations,
  saveConfigurations,
} from '../fields/stored-fields.js';
import { requireNoSpans, restoreKind } from '../kinds/kind.service.js';
import { type LeftEntry, undoEntries } from './undo-entries.js';

/**
 * Undoes a change to kinds or fields, and to the entries that it changed. Entries that have changed in the meantime stay
 * as they are.
 *
 * @returns the id of the change set that the undo created, and the entries that it did not change
 * @throws PlannerError `conflict` if a kind or field has changed in the meantime; `recentLoginRequired` if links and
 *   embeds could then display more
 */
export async function undoDefinitions(
  context: RequestContext,
  em: SqlEntityManager,
  record: ChangeRecorder,
  set: ChangeSet,
  action: 'undo' | 'restore' = 'undo',
): Promise<{ changeId: string; left: LeftEntry[] }> {
  const inTransaction = { ...context, em };
  await lockKindsAndFields(em);
  const of = (type: 'kind' | 'field') =>
    em.find(Change, { changeSetId: set.id, subjectType: type }, { orderBy: { subjectId: 'asc' } });
  const asChange = ({ subjectId, kind, title, before = null, after = null }: Change): SubjectChange => ({
    ...{ id: subjectId, title, before, after, ...(kind != null && { kind }) },
  });
  const kinds = (await of('kind')).map(asChange);
  const others: SubjectChange[] = [];
  // Restore kinds before their fields, and delete them after their fields.
  for (const change of kinds) if (change.before) others.push(await restoreKind(em, change));
  const { fieldIds, removed, saved, isShownMore } = await restorationOf(
    em,
    (await of('field')).map(asChange),
  );
  if (isShownMore) await requireRecentLogin(inTransaction);
  let left: LeftEntry[] = [];
  const header = { action, subjectType: set.subjectType, undoes: set.id, others } as const;
  const { changeId } = await changeFields(em, record, header, fieldIds, async () => {
    await removeConfigurations(em, removed);
    await saveConfigurations(em, saved);
    const undone = await undoEntries(inTransaction, set);
    left = undone.left;
    others.push(...undone.recorded.map((change) => ({ ...change, subjectType: 'entry' as const })));
    for (const change of kinds) if (!change.before) others.push(await restoreKind(em, change));
  });
  if (!changeId) throw new PlannerError('changeFinal');
  for (const { kind = '', before } of kinds) {
    if (before?.dates === 'day') await requireNoSpans(em, { id: kind, dates: 'day' });
  }
  return { changeId, left };
}
