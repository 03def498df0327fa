import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireRecentLogin } from '../auth/recent-login.js';
import { Change } from '../changes/change.entity.js';
import type { ChangeSet } from '../changes/change-set.entity.js';
import { type ChangeRecorder, insertChanges, type SubjectChange } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { restorationOf } from '../fields/restore-fields.js';
import {
  changeFields,
  lockKindsAndFields,
  readConfigurations,
  removeConfigurations,
  saveConfigurations,
} from '../fields/stored-fields.js';
import { completeSearchText } from '../fields/stored-search-text.js';
import { requireNoSpans, restoreKind } from '../kinds/kind.service.js';
import { isOneOf } from '../sql/condition.js';

/** Restores the values that entries had before a change set. Returns the number of restored entries. */
async function restoreEntries(
  em: SqlEntityManager,
  { viewer }: RequestContext,
  setId: string,
  changeId: string,
): Promise<number> {
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    `with previous as (
       select e.id, e.version - e.content_age as content, e.values as old, coalesce(c.before -> 'values', '{}') as restored,
         e.end_date as old_end, coalesce((c.before ->> 'endDate')::date, e.end_date) as new_end, c.from_content
       from changes c join entries e on e.id = c.subject_id
       where c.change_set_id = ? and c.subject_type = 'entry' and e.version - e.content_age = c.to_content
       order by e.id for update of e
     ),
     updated as (
       update entries set values = jsonb_strip_nulls(entries.values || previous.restored),
         end_date = previous.new_end,
         version = entries.version + 1, content_age = entries.version + 1 - previous.from_content,
         updated_at = ?::timestamptz, updated_by = ?::uuid
       from previous where entries.id = previous.id
       returning entries.id, entries.kind, entries.title, previous.content, previous.from_content as restored_content,
         previous.old, previous.restored, previous.old_end, previous.new_end
     ),
     changed as (
       select id, 'entry' as subject_type, kind, title, content as from_content, restored_content as to_content,
         case when restored = '{}' then '{}' else jsonb_build_object('values', (
           select jsonb_object_agg(key, old -> key) from jsonb_object_keys(restored) as names (key)
         )) end || case when old_end = new_end then '{}' else jsonb_build_object('endDate', old_end) end as before,
         case when restored = '{}' then '{}' else jsonb_build_object('values', restored) end
           || case when old_end = new_end then '{}' else jsonb_build_object('endDate', new_end) end as after
       from updated
     ),
     recorded as (${insertChanges('changed', '?::uuid')})
     select count(*)::int as count from updated`,
    [setId, new Date().toISOString(), viewer?.id ?? null, changeId],
  );
  await em.execute('update change_sets set subject_count = subject_count + ? where id = ?', [
    count,
    changeId,
  ]);
  return count;
}

/**
 * Undoes a change to kinds or fields, and to the entries that it changed. Entries that have changed in the meantime stay
 * as they are.
 *
 * @returns the id of the change set that the undo created
 * @throws PlannerError `conflict` if a kind or field has changed in the meantime; `recentLoginRequired` if links and
 *   embeds could then display more
 */
export async function undoDefinitions(
  context: RequestContext,
  em: SqlEntityManager,
  record: ChangeRecorder,
  { id, subjectType }: ChangeSet,
  action: 'undo' | 'restore' = 'undo',
): Promise<string> {
  await lockKindsAndFields(em);
  const of = (type: 'kind' | 'field') =>
    em.find(Change, { changeSetId: id, subjectType: type }, { orderBy: { subjectId: 'asc' } });
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
  if (isShownMore) await requireRecentLogin({ ...context, em });
  const header = { action, subjectType, undoes: id, others } as const;
  const { configurations, changeId } = await changeFields(em, record, header, fieldIds, async () => {
    await removeConfigurations(em, removed);
    await saveConfigurations(em, saved);
    for (const change of kinds) if (!change.before) others.push(await restoreKind(em, change));
  });
  if (!changeId) throw new PlannerError('changeFinal');
  if ((await restoreEntries(em, context, id, changeId)) > 0) {
    await completeSearchText(em, configurations, (ids) => readConfigurations(em, isOneOf('kind', ids)));
  }
  for (const { kind = '', before } of kinds) {
    if (before?.dates === 'day') await requireNoSpans(em, { id: kind, dates: 'day' });
  }
  return changeId;
}
