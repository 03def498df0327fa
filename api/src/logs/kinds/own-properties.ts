import type { z } from 'zod';
import {
  type EntryValue,
  type EntryValues,
  type FieldType,
  ownValuesOf,
} from '../../field-types/field-types.js';
import { kindList, type LogKind } from './index.js';
import type { KindDescription } from './kind.js';

// In REST, GraphQL and CSV files, a multiple choice field is a boolean property for each option. All other fields are a
// property with the field's id as its name. This file translates both.

/** A property in REST, GraphQL and CSV files for a field that only some kinds have. */
export interface OwnProperty {
  readonly name: string;
  /** The id of the field. */
  readonly field: string;
  /** Whether the property is an option of a multiple choice field. */
  readonly isOption: boolean;
  readonly type: FieldType;
  readonly label: string;
  readonly description: string;
  /** The schema for input. It replaces missing values with the empty value. */
  readonly input: z.ZodType;
  /** The property's value in an entry. Not undefined, even if the entry has no value. */
  readonly read: (values: EntryValues) => Exclude<EntryValue, readonly string[]>;
}

const has = (value: EntryValue | undefined, option: string) => Array.isArray(value) && value.includes(option);

const propertiesIn = ({ fields }: KindDescription): OwnProperty[] =>
  Object.entries(fields).flatMap(([field, { type, label, description, options = [] }]): OwnProperty[] => {
    if (type === 'multipleChoice') {
      const input = ownValuesOf('boolean').input([]);
      return options.map(({ id, name }) => ({
        ...{ name: id, field, isOption: true, type: 'boolean', label: name },
        ...{
          description: `Published on ${name}.`,
          input: input.meta({ description: `Published on ${name}.` }),
        },
        read: (values) => has(values[field], id),
      }));
    }
    const { empty, input } = ownValuesOf(type);
    return [
      {
        ...{ name: field, field, isOption: false, type, label, description },
        input: input(options.map(({ id }) => id)).meta({ description }),
        read: (values) => (values[field] as ReturnType<OwnProperty['read']> | undefined) ?? empty,
      },
    ];
  });

const byKind: ReadonlyMap<LogKind, readonly OwnProperty[]> = new Map(
  kindList.map((description) => [description.kind, propertiesIn(description)]),
);

/** Returns the properties for the fields that only one kind has. */
export const ownProperties = (kind: LogKind): readonly OwnProperty[] => byKind.get(kind) ?? [];

/** The properties for the fields of all kinds. */
export const allOwnProperties: readonly OwnProperty[] = [
  ...new Map([...byKind.values()].flatMap((properties) => properties.map((one) => [one.name, one]))).values(),
];

/** The ids of the fields that only some kinds have. */
export const ownFieldIds: readonly string[] = [...new Set(allOwnProperties.map(({ field }) => field))];

/** Returns a kind's own values in the form that clients see. */
export const shownOwnValues = (kind: LogKind, values: EntryValues): Record<string, unknown> =>
  Object.fromEntries(ownProperties(kind).map(({ name, read }) => [name, read(values)]));

/**
 * Returns a kind's own values in the form that is stored. Omits empty values.
 *
 * @param given the values of the properties, as the input schemas return them
 */
export function ownValues(kind: LogKind, given: Readonly<Record<string, unknown>>): EntryValues {
  const values: Record<string, EntryValue> = {};
  for (const { name, field, isOption, type } of ownProperties(kind)) {
    const value = given[name] as EntryValue | undefined;
    if (value === undefined || value === ownValuesOf(type).empty) continue;
    values[field] = isOption ? [...((values[field] as readonly string[] | undefined) ?? []), name] : value;
  }
  return values;
}
