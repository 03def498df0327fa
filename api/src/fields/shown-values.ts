import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../context.js';
import {
  type DynamicFields,
  type EntryValue,
  type EntryValues,
  fieldTypeOf,
} from '../field-types/field-types.js';
import { formOf, type LogKind } from '../logs/kinds/index.js';
import { otherOptionIds, otherOptionsOf } from '../logs/kinds/own-properties.js';
import { fieldConditions, hideOutside, preparedIn, type Scope, tableIn, UNLIMITED } from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import { isId } from '../validation.js';
import { isShown } from './dynamic-fields.js';
import type { FieldConfigurationRow } from './field-configuration.service.js';

/** A custom field, as far as it determines which values are shown. */
type Field = Pick<FieldConfigurationRow, 'fieldId' | 'kind' | 'fieldName' | 'fieldType' | 'options'>;

/** Reads the custom fields in a scope. */
export function fieldsIn(em: SqlEntityManager, scope: Scope): Promise<Field[]> {
  const { sql, values } = allOf(fieldConditions(scope));
  return em.execute<Field[]>(
    preparedIn(
      scope,
      `select field_id as "fieldId", kind, name as "fieldName", type as "fieldType", options
       from ${tableIn(scope, 'configurations')} where ${sql}`,
    ),
    [...values],
  );
}

/** An entry, including its values if they were read. */
interface Row {
  kind: LogKind;
  values?: EntryValues;
  createdBy?: string | null;
  updatedBy?: string | null;
}

/** The values of custom fields by name. */
export interface Named {
  dynamicFields: DynamicFields;
  /** The names of the people in these values, by the names of the fields. */
  people?: Readonly<Record<string, string>>;
  /** The names of the chosen options that not all planners have, in the kind's own field. Omitted if there are none. */
  otherOptions?: readonly string[];
}

/** Whether an entry has values besides those of its kind's own fields, or options that not all planners have. */
function hasOthers({ kind, values = {} }: Row): boolean {
  const { fields } = formOf(kind);
  for (const id in values) if (!(id in fields)) return true;
  return otherOptionIds(kind, values).length > 0;
}

/** Sets a value, even if its field has a name that only earlier versions allowed, such as `__proto__`. */
function setValue(values: DynamicFields, name: string, value: DynamicFields[string]): void {
  if (name in Object.prototype) Object.defineProperty(values, name, { value, enumerable: true });
  else values[name] = value;
}

/** A field with its options by id. */
interface KnownField extends Field {
  names: ReadonlyMap<unknown, string>;
}

/** The name of a person whose account was deleted. */
const DELETED_USER = 'Deleted user';

/** Returns the name of a person, or text that was stored before the values of the field were people. */
const personIn = ({ options }: Field, value: EntryValue): string => {
  const person = options.find(({ id }) => id === value);
  return person?.label ?? (isId(String(value)) ? DELETED_USER : String(value));
};

/** Returns the name of an option or a person that can't be chosen anymore, or null for all others. */
export function formerChoiceIn(field: Field, value: EntryValue): string | null {
  const { hasOptions, hasPeople } = fieldTypeOf(field.fieldType);
  const option = field.options.find(({ id }) => id === value);
  if (option ? !option.isArchived : !hasPeople) return null;
  if (hasPeople) return personIn(field, value);
  return hasOptions ? (option?.name ?? null) : null;
}

/** Returns a value with the names of options instead of their ids. */
const nameIn = ({ names }: KnownField, value: EntryValue): EntryValue =>
  Array.isArray(value) ? value.map((id) => names.get(id) ?? id) : (names.get(value) ?? value);

/** Returns the fields of each kind by id. */
function byKind(fields: readonly Field[]): ReadonlyMap<LogKind, ReadonlyMap<string, KnownField>> {
  const kindsOf = new Map<LogKind, Map<string, KnownField>>();
  for (const field of fields) {
    const ofKind = kindsOf.get(field.kind) ?? new Map<string, KnownField>();
    ofKind.set(field.fieldId, { ...field, names: new Map(field.options.map(({ id, name }) => [id, name])) });
    kindsOf.set(field.kind, ofKind);
  }
  return kindsOf;
}

/**
 * Adds the values of custom fields by name, with the names of options, and removes the values of all other fields, such
 * as deleted ones, and values of the wrong type. Adds the names of people. For people outside the team, the names replace
 * the ids of the accounts.
 *
 * @param fields the custom fields of the rows' kinds
 */
export function withNamedValues<Given extends Row>(
  rows: readonly Given[],
  fields: readonly Field[],
  { isPublic }: Pick<Scope, 'isPublic'> = UNLIMITED,
): (Given & Named)[] {
  const known = byKind(fields);
  for (const row of rows as readonly (Given & Partial<Named>)[]) {
    const { kind, values } = row;
    const ofKind = known.get(kind);
    const { fields: own } = formOf(kind);
    const named: DynamicFields = {};
    const others = otherOptionIds(kind, values ?? {});
    if (others.length > 0) {
      const names = ofKind?.get(otherOptionsOf(kind)?.field ?? '')?.names;
      row.otherOptions = others.map((id) => names?.get(id) ?? id);
    }
    for (const id in values) {
      if (id in own) continue;
      const field = ofKind?.get(id);
      const value = values[id] ?? null;
      if (!field || !isShown(field.fieldType, value)) {
        delete values[id];
        continue;
      }
      setValue(named, field.fieldName, nameIn(field, value));
      if (!fieldTypeOf(field.fieldType).hasPeople || !value) continue;
      const person = personIn(field, value);
      row.people = { ...row.people, [field.fieldName]: person };
      if (!isPublic) continue;
      values[id] = person;
      setValue(named, field.fieldName, person);
    }
    row.dynamicFields = named;
  }
  return rows as (Given & Named)[];
}

/**
 * Returns rows as a client can see them: without values that are outside the request's scope, belong to deleted fields
 * or have the wrong type, and with the values of custom fields by name. Changes the given rows. Runs one query, or none
 * if no row has such values.
 */
export async function showValues<Given extends Row>(
  { em, scope }: Pick<RequestContext, 'em' | 'scope'>,
  rows: readonly Given[],
): Promise<(Given & Named)[]> {
  for (const row of rows) hideOutside(scope, row);
  return withNamedValues(rows, rows.some(hasOthers) ? await fieldsIn(em, scope) : [], scope);
}
