import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ChangeSource } from '../changes/record-change.js';
import { insertChanges } from '../changes/record-change.js';
import type { LogKind } from '../logs/kinds/index.js';
import { replacedOption } from '../search/search-text.js';
import { prepared } from '../sql/prepared.js';
import type { SharedProperties } from './stored-fields.js';

const COUNT = prepared('update change_sets set subject_count = subject_count + ? where id = ?');

/**
 * Gives all entries that have one of the removed options of a field another option, or no value. Adds the changes to a
 * change set.
 *
 * @param kinds the kinds that use the field; stored values of other kinds stay the same
 * @param replacements the ids of the new options, or null, by the ids of the removed ones
 */
export async function replaceOptions(
  em: SqlEntityManager,
  { viewer }: ChangeSource,
  changeId: string,
  { fieldId, options }: SharedProperties,
  kinds: readonly LogKind[],
  replacements: Readonly<Record<string, string | null>>,
): Promise<void> {
  const searchText = replacedOption(fieldId, options, 'previous.chosen');
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    `with previous as (
       select id, version - content_age as content, entries.values -> ?::text as old,
         ?::jsonb -> (entries.values ->> ?::text) as new, ?::jsonb ->> (entries.values ->> ?::text) as chosen
       from entries
       where kind in (select value from jsonb_array_elements_text(?::jsonb))
         and jsonb_typeof(entries.values -> ?::text) = 'string' and jsonb_exists(?::jsonb, entries.values ->> ?::text)
       order by id for update
     ),
     updated as (
       update entries set values = entries.values || jsonb_build_object(?::text, previous.new),
         search_text = ${searchText.sql},
         version = entries.version + 1, content_age = 0, updated_at = ?::timestamptz, updated_by = ?::uuid
       from previous where entries.id = previous.id
       returning entries.id, entries.kind, entries.title, entries.version, previous.content, previous.old, previous.new
     ),
     changed as (
       select id, 'entry' as subject_type, kind, title, content as from_content, version as to_content,
         jsonb_build_object('values', jsonb_build_object(?::text, old)) as before,
         jsonb_build_object('values', jsonb_build_object(?::text, new)) as after
       from updated
     ),
     recorded as (${insertChanges('changed', '?::uuid')})
     select count(*)::int as count from updated`,
    [
      ...[fieldId, JSON.stringify(replacements), fieldId, JSON.stringify(replacements), fieldId],
      ...[JSON.stringify(kinds), fieldId, JSON.stringify(replacements), fieldId],
      ...[fieldId, ...searchText.values, new Date().toISOString(), viewer?.id ?? null],
      ...[fieldId, fieldId, changeId],
    ],
  );
  await em.execute(COUNT, [count, changeId]);
}
