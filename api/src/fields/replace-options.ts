import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ChangeSource } from '../changes/record-change.js';
import { insertChanges } from '../changes/record-change.js';
import { fieldTypeOf } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import { replacedOption } from '../search/search-text.js';
import { prepared } from '../sql/prepared.js';
import type { SharedProperties } from './stored-fields.js';

const COUNT = prepared('update change_sets set subject_count = subject_count + ? where id = ?');

/**
 * Gives all entries that have one of the removed options of a field another option, or none. Adds the changes to a
 * change set.
 *
 * @param kinds the kinds that use the field; stored values of other kinds stay the same
 * @param replacements the ids of the new options, or null, by the ids of the removed ones
 */
export async function replaceOptions(
  em: SqlEntityManager,
  { viewer }: ChangeSource,
  changeId: string,
  { fieldId, fieldType, options }: SharedProperties,
  kinds: readonly LogKind[],
  replacements: Readonly<Record<string, string | null>>,
): Promise<void> {
  const searchText = replacedOption(fieldId, options, { sql: 'previous.new', values: [] });
  const given = JSON.stringify(replacements);
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    `with locked as (
       select id, version - content_age as content, entries.values -> ?::text as old
       from entries
       where kind in (select value from jsonb_array_elements_text(?::jsonb))
         and jsonb_typeof(entries.values -> ?::text) = ?
         and jsonb_exists_any(entries.values -> ?::text, array(select jsonb_object_keys(?::jsonb)))
       order by id for update
     ),
     previous as (
       select id, content, old, case jsonb_typeof(old) when 'array' then list else coalesce(list -> 0, 'null') end as new
       from locked cross join lateral (
         select coalesce(jsonb_agg(chosen order by place), '[]') as list from (
           select distinct case when jsonb_exists(?::jsonb, one #>> '{}') then ?::jsonb -> (one #>> '{}') else one end
           from jsonb_path_query(old, '$[*]') as listed (one)
         ) as replaced (chosen)
         left join jsonb_array_elements(?::jsonb) with ordinality as options (id, place) on id = chosen
         where chosen <> 'null'
       ) as lists
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
      ...[fieldId, JSON.stringify(kinds), fieldId, fieldTypeOf(fieldType).jsonType, fieldId, given],
      ...[given, given, JSON.stringify(options.map(({ id }) => id))],
      ...[fieldId, ...searchText.values, new Date().toISOString(), viewer?.id ?? null],
      ...[fieldId, fieldId, changeId],
    ],
  );
  await em.execute(COUNT, [count, changeId]);
}
