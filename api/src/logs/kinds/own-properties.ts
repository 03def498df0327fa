import type { z } from 'zod';
import {
  type EntryValue,
  type EntryValues,
  type FieldType,
  fieldTypeOf,
  ownValuesOf,
} from '../../field-types/field-types.js';
import { kindList, type LogKind } from './index.js';
import type { KindDescription } from './kind.js';

// In REST and CSV files, a multiple choice field is a boolean property for each option that all planners have, and a
// list with the names of the others. All other fields are a property with the field's id as its name. This file translates both.

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

const isList = (type: FieldType) => fieldTypeOf(type).jsonType === 'array';

const has = (value: EntryValue | undefined, option: string) => Array.isArray(value) && value.includes(option);

const propertiesIn = ({ fields }: KindDescription): OwnProperty[] =>
  Object.entries(fields).flatMap(([field, { type, label, options = [] }]): OwnProperty[] => {
    if (isList(type)) {
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
    const description = `${label} of the entry.`;
    return [
      {
        ...{ name: field, field, isOption: false, type, label, description },
        input: input(options.map(({ id }) => id)).meta({ description }),
        read: (values) => (values[field] as ReturnType<OwnProperty['read']> | undefined) ?? empty,
      },
    ];
  });

/** A property for the options of a multiple choice field that only some planners have. */
export interface OtherOptions {
  readonly name: string;
  /** The id of the field. */
  readonly field: string;
  readonly label: string;
  /** The ids of the options that all planners have. */
  readonly options: readonly string[];
}

const others: ReadonlyMap<LogKind, OtherOptions> = new Map(
  kindList.flatMap(({ kind, fields }) =>
    Object.entries(fields).flatMap(([field, { type, label, options = [] }]) =>
      isList(type)
        ? [
            [
              kind,
              { name: `other${label}`, field, label: `Other ${label}`, options: options.map(({ id }) => id) },
            ],
          ]
        : [],
    ),
  ),
);

/** Returns the property for the options that only some planners have, if the kind has such a property. */
export const otherOptionsOf = (kind: LogKind): OtherOptions | undefined => others.get(kind);

/** Returns the chosen options that not all planners have. */
export function otherOptionIds(kind: LogKind, values: EntryValues): readonly string[] {
  const other = others.get(kind);
  const chosen = other && values[other.field];
  return Array.isArray(chosen) ? chosen.filter((id) => !other?.options.includes(id)) : [];
}

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

/** Returns a kind's own values in the form that clients see. Other options are omitted if there are none. */
export const shownOwnValues = ({
  kind,
  values,
  otherOptions,
}: {
  kind: LogKind;
  values: EntryValues;
  otherOptions?: readonly string[];
}): Record<string, unknown> => ({
  ...Object.fromEntries(ownProperties(kind).map(({ name, read }) => [name, read(values)])),
  ...(otherOptions && { [otherOptionsOf(kind)?.name ?? '']: otherOptions }),
});

/**
 * Returns a kind's own values in the form that is stored, except that other options can be names. Omits empty values.
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
  const { name, field } = others.get(kind) ?? { name: '', field: '' };
  const names = given[name] as readonly string[] | null | undefined;
  if (names?.length) values[field] = [...((values[field] as readonly string[] | undefined) ?? []), ...names];
  return values;
}
