import { isMergeable } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ChangeSource } from '../changes/record-change.js';
import { insertChanges } from '../changes/record-change.js';
import { type FieldType, fieldTypeOf } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import { replacedLines } from '../search/search-text.js';
import { allOf, type Condition, isOneOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import type { SharedProperties } from './stored-fields.js';

const COUNT = prepared('update change_sets set subject_count = subject_count + ? where id = ?');

type FieldKey = Pick<SharedProperties, 'fieldId' | 'fieldType'>;

/** Matches entries with a value in a field. */
export const hasValueIn = ({ fieldId, fieldType }: FieldKey): Condition => ({
  sql: `(jsonb_typeof(entries.values -> ?::text) = ?
    and coalesce(jsonb_path_query_first(entries.values -> ?::text, '$[*]') #>> '{}', '') <> '')`,
  values: [fieldId, fieldTypeOf(fieldType).jsonType, fieldId],
});

/** Whether entries keep their values when the type of a field changes, as a list of one. */
export const convertsValues = (from: FieldType, into: FieldType): boolean =>
  isMergeable(from, into) && fieldTypeOf(from).jsonType !== fieldTypeOf(into).jsonType;

/** What entries get instead of their values in a field. */
export interface Replacements {
  /** The field that has the values. */
  from: FieldKey;
  /** The field that gets the values, which can be the same. */
  into: SharedProperties;
  /** The kinds that use `from`; stored values of other kinds stay the same. Null for all kinds. */
  kinds: readonly LogKind[] | null;
  /** The ids of the new options, or null, by the ids of the options that they replace. */
  options: Readonly<Record<string, string | null>>;
}

/**
 * Gives all entries that have one of the removed options of a field another option, or none, or moves all values to
 * another field, unless an entry has a value there, or to another type. Adds the changes to a change set.
 */
export async function replaceOptions(
  em: SqlEntityManager,
  { viewer }: ChangeSource,
  changeId: string,
  { from, into, kinds, options }: Replacements,
): Promise<void> {
  const isMove = from.fieldId !== into.fieldId || convertsValues(from.fieldType, into.fieldType);
  const [filled, kept] = [hasValueIn(from), hasValueIn(into)];
  const ofKinds = allOf(kinds ? [isOneOf('kind', kinds)] : []);
  const given = JSON.stringify(options);
  const chosen: Condition = isMove
    ? {
        sql: `${filled.sql} and not coalesce(${kept.sql}, false)`,
        values: [...filled.values, ...kept.values],
      }
    : {
        sql: `${filled.sql} and jsonb_exists_any(entries.values -> ?::text, array(select jsonb_object_keys(?::jsonb)))`,
        values: [...filled.values, from.fieldId, given],
      };
  const searchText = replacedLines([{ ...into, value: { sql: 'previous.new', values: [] } }]);
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    `with ids as (select ?::text as from_id, ?::text as into_id),
     locked as (
       select id, version - content_age as content, entries.values -> from_id as old, entries.values -> into_id as kept
       from entries, ids where ${ofKinds.sql} and ${chosen.sql} order by id for update of entries
     ),
     previous as (
       select id, content, old, kept,
         case ?::text when 'array' then list else coalesce(list -> 0, 'null') end as new
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
       update entries set values = entries.values - from_id || jsonb_build_object(into_id, previous.new),
         search_text = ${searchText.sql},
         version = entries.version + 1, content_age = 0, updated_at = ?::timestamptz, updated_by = ?::uuid
       from previous, ids where entries.id = previous.id
       returning entries.id, entries.kind, entries.title, entries.version, previous.content,
         jsonb_build_object(into_id, previous.kept) || jsonb_build_object(from_id, previous.old) as old,
         jsonb_build_object(from_id, null) || jsonb_build_object(into_id, previous.new) as new
     ),
     changed as (
       select id, 'entry' as subject_type, kind, title, content as from_content, version as to_content,
         jsonb_build_object('values', old) as before, jsonb_build_object('values', new) as after
       from updated
     ),
     recorded as (${insertChanges('changed', '?::uuid')})
     select count(*)::int as count from updated`,
    [
      ...[from.fieldId, into.fieldId, ...ofKinds.values, ...chosen.values],
      ...[
        fieldTypeOf(into.fieldType).jsonType,
        given,
        given,
        JSON.stringify(into.options.map(({ id }) => id)),
      ],
      ...[...searchText.values, new Date().toISOString(), viewer?.id ?? null, changeId],
    ],
  );
  await em.execute(COUNT, [count, changeId]);
}
