import { type ChangedValues, changedValues } from '../../changes/changed-values.js';
import { recordedCtes } from '../../changes/record-change.js';
import type { EntryValues } from '../../field-types/field-types.js';
import { columnOf } from '../../sql/column-of.js';
import type { Condition } from '../../sql/condition.js';
import { isoInstant } from '../../sql/iso-instant.js';

/** The entry values that are recorded in changes, and their column types. `values` contains values by field id. */
export const RECORDED_COLUMNS: Readonly<Record<string, string>> = {
  title: 'text',
  startDate: 'date',
  endDate: 'date',
  brandId: 'uuid',
  color: 'text',
  showOnCalendar: 'boolean',
  values: 'jsonb',
};

/** The names of the recorded values. */
export const RECORDED_VALUES: readonly string[] = Object.keys(RECORDED_COLUMNS);

/** Returns SQL for an object that contains the given values of a row. */
export const jsonObject = (names: readonly string[], table: string) =>
  `jsonb_build_object(${names.map((name) => `'${name}', ${table}.${columnOf(name)}`).join(', ')})`;

/** Returns SQL for the recorded values of a row. Omits null values. */
export const recordedValues = (table: string): string =>
  `jsonb_strip_nulls(${jsonObject(RECORDED_VALUES, table)})`;

type Values = Readonly<Record<string, unknown>> & { values: EntryValues };

/** Returns the recorded values of an entry. */
export const valuesOf = (entry: object): Values =>
  Object.fromEntries(
    RECORDED_VALUES.map((name) => [name, (entry as Record<string, unknown>)[name]]),
  ) as Values;

/** Returns the values of an entry that changes record if they differ. */
export const changeableValuesOf = (entry: { kind: string }): Values => ({
  ...valuesOf(entry),
  kind: entry.kind,
});

/** Returns the properties and values of fields that differ, or null if all are equal. */
export function changedEntryValues(
  { values: oldValues, ...old }: Values,
  { values: newValues, ...current }: Values,
): ChangedValues | null {
  const shared = changedValues(old, current);
  const ofFields = changedValues(oldValues, newValues);
  if (!ofFields) return shared;
  return {
    before: { ...shared?.before, values: ofFields.before },
    after: { ...shared?.after, values: ofFields.after },
  };
}

/**
 * Returns SQL for the values that are stored when a row is deleted. The values are required to redo the creation after
 * an undo.
 */
const deletedValues = (table: string): string =>
  `${recordedValues(table)} || jsonb_build_object('values', ${table}.values, 'version', ${table}.version,
    'createdAt', ${isoInstant(`${table}.created_at`)}, 'createdBy', ${table}.created_by)`;

/** Returns SQL for a row's content version: the version of the entry that introduced its current content. */
const contentOf = (table: string): string => `${table}.version - ${table}.content_age`;

/** Returns the CTEs that delete entries. The last one, `changed`, contains the changes. */
const deletions = (condition: string): string => `
  deleted as (delete from entries where ${condition} returning *),
  changed as (
    select id, 'entry' as subject_type, kind, title, ${deletedValues('deleted')} as before, null::jsonb as after,
      ${contentOf('deleted')} as from_content, null::int as to_content
    from deleted
  )`;

/** Returns the CTEs that delete entries and record their values. `changed` contains the deleted entries. */
export const deletedCtes = (condition: string): string =>
  `${deletions(condition)}, ${recordedCtes('changed')}`;

/** Returns SQL that deletes entries and returns the changes, for change sets that also contain other changes. */
export const deletedChanges = (condition: string): string => `with ${deletions(condition)}
  select id, kind, title, before, after, from_content as "fromContent" from changed`;

/** A property to set, and the type of its column. */
interface NewProperty {
  name: string;
  type: string;
  value: unknown;
}

/** Values of fields to set. */
interface NewValues {
  name: 'values';
  /** SQL for the new values of an entry in `chosen`, by field id. Other values stay the same. */
  merged: Condition;
}

export type NewValue = NewProperty | NewValues;

interface ValueSql {
  /** SQL that sets the value. */
  set: string;
  /** SQL that tests whether the new value differs from the previous one. */
  differs: string;
  /** SQL for the previous value to record. */
  before: string;
  after: string;
}

function valueSql(given: NewValue): ValueSql {
  const column = columnOf(given.name);
  if ('type' in given) {
    return {
      set: `${column} = ?::${given.type}`,
      differs: `previous.${column} is distinct from ?::${given.type}`,
      before: `previous.${column}`,
      after: `entries.${column}`,
    };
  }
  // Ignore null properties in the comparison, because a missing property is equivalent to null.
  return {
    set: 'values = entries.values || previous.merged',
    differs:
      'jsonb_strip_nulls(previous.values) is distinct from jsonb_strip_nulls(previous.values || previous.merged)',
    before:
      '(select jsonb_object_agg(key, previous.values -> key) from jsonb_object_keys(previous.merged) as names (key))',
    after: 'previous.merged',
  };
}

/**
 * Returns the CTEs that set values of entries. These CTEs must follow the CTE `header`. Entries that already have all
 * of the values are not recorded.
 *
 * @param chosen a query that selects and locks the rows
 * @param more.others a query for other changes in the change set, with the same columns as `changed` in
 *   {@link recordedCtes}. Its parameters come last.
 * @param more.searchText SQL for the new text to search, if it changes. New values of fields are in `previous.merged`.
 * @returns the CTEs, and their parameters. The CTE `updated` contains all chosen entries.
 */
export function updatedCtes(
  chosen: Condition,
  values: readonly NewValue[],
  { others, searchText }: { others?: string; searchText?: Condition | undefined } = {},
): { ctes: string; values: unknown[] } {
  const names = values.map(({ name }) => name);
  const parts = values.map(valueSql);
  const recorded = (moment: 'before' | 'after') =>
    `jsonb_build_object(${parts.map((part, index) => `'${names[index]}', ${part[moment]}`).join(', ')})`;
  const given = values.flatMap((one) => ('type' in one ? [one.value] : []));
  const [merged] = values.flatMap((one) => ('merged' in one ? [one.merged] : []));
  // Don't select all columns, because copying long text for many entries is slow.
  const columns = [...new Set(['id', 'version', 'contentAge', ...names])]
    .map((name) => `chosen.${columnOf(name)}`)
    .join(', ');
  // `updated` also returns the previous values, so that it does not have to be joined with `previous`. PostgreSQL has
  // no statistics about CTEs, so for that join, it would compare each updated entry with each previous entry.
  const ctes = `
  previous as (select ${columns}${merged ? `, ${merged.sql} as merged` : ''} from (${chosen.sql}) as chosen),
  updated as (
    update entries set ${parts.map(({ set }) => set).join(', ')}, ${searchText ? `search_text = ${searchText.sql}, ` : ''}version = entries.version + 1,
      updated_at = header.at, updated_by = header.actor_id,
      content_age = case when ${parts.map(({ differs }) => differs).join(' or ')} then 0 else entries.content_age + 1 end
    from previous, header where entries.id = previous.id
    returning entries.id, entries.kind, entries.title, entries.version, entries.content_age,
      ${recorded('before')} as before, ${recorded('after')} as after,
      ${contentOf('previous')} as from_content
  ),
  changed as (
    select id, 'entry' as subject_type, kind, title, before, after, from_content, version as to_content
    from updated where content_age = 0
    ${others ? `union all ${others}` : ''}
  ), ${recordedCtes('changed')}`;
  const parameters = [merged?.values, chosen.values, given, searchText?.values, given];
  return { ctes, values: parameters.flatMap((some) => some ?? []) };
}
