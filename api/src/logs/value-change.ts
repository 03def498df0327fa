import type { RequestContext } from '../context.js';
import { fieldError, invalidFields } from '../field-errors.js';
import type { DynamicFields, EntryValue } from '../field-types/field-types.js';
import { validateDynamicFields } from '../fields/dynamic-fields.js';
import { allFieldsOfKind, type FieldConfigurationRow } from '../fields/field-configuration.service.js';
import { namedValue } from '../fields/field-options.js';
import { allowsKind } from '../scope/scope.js';
import { replacedLines } from '../search/search-text.js';
import type { Condition } from '../sql/condition.js';
import type { LogKind } from './kinds/index.js';
import { outsideScope } from './scoped-entries.js';

/** New values of fields. */
export interface GivenValues {
  values: DynamicFields;
  addOptions?: Readonly<Record<string, readonly string[]>>;
  removeOptions?: Readonly<Record<string, readonly string[]>>;
  /** Returns the key of a field's value. Undefined if the request can't contain the field. */
  keyOf: (field: FieldConfigurationRow) => string | undefined;
  /** The name of the values in the request, for errors. */
  path: string;
}

type Source = Pick<RequestContext, 'em' | 'scope'>;

/** The entries to change. */
interface Chosen {
  /** The kind of the entries; null for all kinds. */
  kind: LogKind | null;
  /** A query that selects and locks the entries. */
  selected: Condition;
}

/**
 * Returns the fields with the given keys, for each kind of entries that has all of them.
 *
 * @param lists the keys of fields whose values must be several options
 * @throws PlannerError `forbidden` if the kind is not in the scope, or `invalid` if there is no such field
 */
async function fieldsGiven(
  { em, scope }: Source,
  { kind, selected: { sql, values } }: Chosen,
  { keys, lists, keyOf, path }: Pick<GivenValues, 'keyOf' | 'path'> & Record<'keys' | 'lists', Set<string>>,
): Promise<Map<LogKind, FieldConfigurationRow[]>> {
  // Check the scope first, because errors about custom fields would reveal the field labels of a kind outside the
  // scope.
  if (kind !== null && !allowsKind(scope, kind)) throw outsideScope();
  const used =
    kind === null
      ? await em.execute<{ kind: LogKind }[]>(`with chosen as (${sql}) select distinct kind from chosen`, [
          ...values,
        ])
      : [{ kind }];
  const found = new Map<LogKind, FieldConfigurationRow[]>();
  const missing = new Set(used.length === 0 ? [] : keys);
  for (const { kind } of used) {
    const fields = (await allFieldsOfKind(em, kind)).filter((field) => {
      const key = keyOf(field) ?? '';
      return keys.has(key) && (!lists.has(key) || field.fieldType === 'multipleChoice');
    });
    for (const field of fields) missing.delete(keyOf(field) ?? '');
    if (fields.length === keys.size) found.set(kind, fields);
  }
  if (missing.size > 0) {
    throw invalidFields([...missing].map((key) => fieldError(`${path}.${key}`, 'fieldGone')));
  }
  return found;
}

/** Returns SQL for a value with and without some of a field's options, in the order of the options. */
function changedOptions(
  { fieldId, options }: FieldConfigurationRow,
  added: readonly EntryValue[],
  removed: readonly string[],
): Condition {
  const possible = options.flatMap(({ id }) => (removed.includes(id) ? [] : [id]));
  return {
    sql: `jsonb_build_object(?::text, (
      select coalesce(jsonb_agg(id order by place), case when chosen.values ->> ?::text is not null then '[]'::jsonb end)
      from jsonb_array_elements(?::jsonb) with ordinality as options (id, place)
      where ?::jsonb @> id or (chosen.values -> ?::text) @> id))`,
    values: [fieldId, fieldId, JSON.stringify(possible), JSON.stringify(added), fieldId],
  };
}

/** What a bulk change does to the values of entries. */
interface ValueChange {
  /** The kinds of the entries that have all of the fields. */
  kinds: LogKind[];
  /** SQL for the new values, by field id. */
  merged: Condition;
  searchText: Condition;
  /** The required fields of kinds that the change can empty. */
  required: FieldConfigurationRow[];
}

/**
 * Returns the change to the values of entries, or null if no values are given. New values must follow the same rules as the
 * values of a single entry, but required fields that are not in the request can be empty.
 *
 * @throws PlannerError `invalid`, or `forbidden` if the kind is not in the scope
 */
export async function valueChange(
  source: Source,
  chosen: Chosen,
  { values: given, addOptions = {}, removeOptions = {}, keyOf, path }: GivenValues,
): Promise<ValueChange | null> {
  const lists = new Set([...Object.keys(addOptions), ...Object.keys(removeOptions)]);
  const keys = new Set([...Object.keys(given), ...lists]);
  if (keys.size === 0) return null;
  const found = await fieldsGiven(source, chosen, { keys, lists, keyOf, path });
  const isList = (field: FieldConfigurationRow) => lists.has(keyOf(field) ?? '');
  const ofKinds = [...found.values()].flat();
  const required = ofKinds.filter(({ isRequired }) => isRequired);
  // Apart from whether it is required, a field is the same for all kinds.
  const fields = [...new Map(ofKinds.map((field) => [field.fieldId, field])).values()];
  const givenTo = (field: FieldConfigurationRow): EntryValue => {
    const key = keyOf(field) ?? '';
    return isList(field) ? (addOptions[key] ?? []) : (given[key] ?? null);
  };
  const checked = validateDynamicFields(
    fields.map((field) => ({
      ...field,
      isRequired: !isList(field) && required.some(({ fieldId }) => fieldId === field.fieldId),
    })),
    Object.fromEntries(fields.map((field) => [field.fieldName, namedValue(field.options, givenTo(field))])),
    null,
    Object.fromEntries(fields.map((field) => [field.fieldId, givenTo(field)])),
  );
  const changed = fields.filter(isList);
  const merged = [
    { sql: '?::jsonb', values: [JSON.stringify(checked)] },
    ...changed.map((field) =>
      changedOptions(field, [checked[field.fieldId] ?? []].flat(), removeOptions[keyOf(field) ?? ''] ?? []),
    ),
  ];
  return {
    kinds: [...found.keys()],
    merged: {
      sql: merged.map(({ sql }) => sql).join(' || '),
      values: merged.flatMap(({ values }) => values),
    },
    searchText: replacedLines(
      fields.map((field) => ({
        ...field,
        value: isList(field)
          ? { sql: 'previous.merged -> ?::text', values: [field.fieldId] }
          : (checked[field.fieldId] ?? null),
      })),
    ),
    required: required.filter(isList),
  };
}
