import {
  type DynamicFields,
  type DynamicValue,
  type Entry,
  fieldTypeOf,
  type LogKind,
} from '@content-planner/model';
import type { Client } from '@urql/core';
import { toPlannerError } from '../core/planner-error.js';
import type { Field } from '../fields/field.js';
import { FIELDS } from '../fields/fields-document.js';
import { ownFieldsOf } from '../kinds/own-fields.js';

// The API and the cache have the values of an entry by field id, and the hooks have them by name. This file translates
// both: a multiple choice field of a kind has a boolean for each option, and options of other fields have their names.

type Values = Readonly<Record<string, unknown>>;

/** The values of an entry by name. */
interface NamedValues {
  fields: DynamicFields;
  dynamicFields: DynamicFields;
}

/** Returns the other fields of a kind. */
const otherFieldsOf = (kind: LogKind, fields: readonly Field[]): Field[] => {
  const own = ownFieldsOf(kind);
  return fields.filter(
    ({ id, kinds }) => !Object.hasOwn(own, id) && kinds.some((using) => using.kind === kind),
  );
};

function namedValues(kind: LogKind, values: Values, fields: readonly Field[]): NamedValues {
  const named: Record<string, DynamicValue> = {};
  for (const [id, { type, options = [] }] of Object.entries(ownFieldsOf(kind))) {
    if (fieldTypeOf(type).jsonType === 'array') {
      for (const option of options) named[option.id] = false;
      for (const option of (values[id] ?? []) as readonly string[]) named[option] = true;
    } else named[id] = (values[id] as DynamicValue | undefined) ?? null;
  }
  const others = otherFieldsOf(kind, fields)
    .filter(({ id }) => id in values)
    .map((field) => {
      const options = fieldTypeOf(field.type).hasPeople ? [] : field.options;
      const nameOf = (value: unknown) => options.find(({ id }) => id === value)?.name ?? value;
      const value = values[field.id];
      return [
        field.name,
        (Array.isArray(value) ? value.map(nameOf) : nameOf(value)) as DynamicValue,
      ] as const;
    });
  return { fields: named, dynamicFields: Object.fromEntries(others) };
}

/** Translates values by name to values by id. Ignores values of fields that the kind doesn't have anymore. */
function valuesById(
  kind: LogKind,
  { fields: own, dynamicFields }: { [Key in keyof NamedValues]?: object | null | undefined },
  fields: readonly Field[],
): Values {
  const values: Record<string, unknown> = {};
  const left = new Map(Object.entries(own ?? {}));
  const known = ownFieldsOf(kind);
  for (const [id, { type }] of Object.entries(known)) {
    if (fieldTypeOf(type).jsonType !== 'array') continue;
    const given = [...left.keys()].filter((name) => !Object.hasOwn(known, name));
    if (given.length > 0) values[id] = given.filter((name) => left.get(name) === true);
    for (const name of given) left.delete(name);
  }
  Object.assign(values, Object.fromEntries(left));
  const others = new Map(otherFieldsOf(kind, fields).map((field) => [field.name, field]));
  for (const [name, value] of Object.entries(dynamicFields ?? {})) {
    const field = others.get(name);
    if (!field) continue;
    // Text can be the name of an option from when the field had another type.
    const options = fieldTypeOf(field.type).hasOptions ? field.options : [];
    const idOf = (given: unknown) => options.find(({ name }) => name === given)?.id ?? given;
    values[field.id] = Array.isArray(value) ? value.map(idOf) : idOf(value);
  }
  return values;
}

/** An entry as the cache has it. */
export interface StoredEntry extends Omit<Entry, keyof NamedValues> {
  /** The values by field id. */
  values: unknown;
}

const known = new WeakMap<object, { fields: readonly Field[]; entry: object }>();

/**
 * Replaces the values of an entry by their names. Returns the same object for the same arguments. Entries without values
 * stay the same.
 */
export function namedEntry<Stored extends { kind: LogKind; values?: unknown }>(
  stored: Stored,
  fields: readonly Field[],
): Omit<Stored, 'values'> & NamedValues {
  const found = known.get(stored);
  if (found?.fields === fields) return found.entry as Omit<Stored, 'values'> & NamedValues;
  const { values, ...shared } = stored;
  const entry = { ...shared, ...namedValues(stored.kind, (values ?? {}) as Values, fields) };
  known.set(stored, { fields, entry });
  return entry;
}

/** Replaces the values of complete entries by their names. */
export const namedEntries = (stored: readonly StoredEntry[], fields: readonly Field[]): readonly Entry[] =>
  stored.map((entry) => namedEntry(entry, fields));

/** The input of the API: an entry with its values by field id. */
export type InputById<Input> = Omit<Input, keyof NamedValues> & { values: Values };

const NONE: readonly Field[] = [];

const cachedFields = (urql: Client) => urql.readQuery(FIELDS, {})?.data?.fields;

async function fetchFields(urql: Client): Promise<readonly Field[]> {
  const { data, error } = await urql.query(FIELDS, {}).toPromise();
  if (error) throw toPlannerError(error);
  return data?.fields ?? NONE;
}

/**
 * Returns the fields that are required to translate the values of inputs: none if they have no custom fields. Returns a
 * promise only if the fields have to be fetched, so that writes usually start in the order of the calls.
 */
function fieldsFor(
  urql: Client,
  inputs: readonly { dynamicFields?: object | null | undefined }[],
): readonly Field[] | Promise<readonly Field[]> {
  const hasNames = inputs.some(({ dynamicFields }) => Object.keys(dynamicFields ?? {}).length > 0);
  return hasNames ? (cachedFields(urql) ?? fetchFields(urql)) : NONE;
}

/** Returns inputs with their values by id. Returns a promise only if the fields have to be fetched. */
export function inputsById<Input extends { [Key in keyof NamedValues]?: object | null | undefined }>(
  urql: Client,
  inputs: readonly { kind: LogKind; input: Input }[],
): InputById<Input>[] | Promise<InputById<Input>[]> {
  const known = fieldsFor(
    urql,
    inputs.map(({ input }) => input),
  );
  const translate = (known: readonly Field[]) =>
    inputs.map(({ kind, input: { fields, dynamicFields, ...shared } }) => ({
      ...shared,
      values: valuesById(kind, { fields, dynamicFields }, known),
    }));
  return known instanceof Promise ? known.then(translate) : translate(known);
}

/** Replaces the values of the entry in a response by their names. Fetches the fields if the entry has custom values. */
export async function namedResponse(urql: Client, stored: StoredEntry): Promise<Entry> {
  const own = ownFieldsOf(stored.kind);
  const isOwn = Object.keys(stored.values as Values).every((id) => Object.hasOwn(own, id));
  return namedEntry(stored, isOwn ? NONE : (cachedFields(urql) ?? (await fetchFields(urql))));
}
