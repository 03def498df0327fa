import { FIELD_TYPES, type FieldType, fieldTypeOf } from './field-types.js';
import {
  any,
  boolean,
  choice,
  date,
  dropdown,
  multipleChoice,
  number,
  type Operator,
  person,
  text,
  time,
} from './operators.js';

// Separate from the descriptions of field types, so that lists without filters don't load the operators.

type Operators = Readonly<Record<string, Operator>>;

/** The type of the values that a condition tests. */
export type FilterType = FieldType | 'choice' | 'other';

/** The operators of values of each JSON type, and of those with a format. */
const OF_VALUES = { string: text, uri: text, array: multipleChoice, boolean, date, number, time };

function operatorsOf(type: FieldType): Operators {
  const { jsonType, format, hasOptions, hasPeople } = fieldTypeOf(type);
  if (hasPeople) return person;
  return hasOptions && jsonType === 'string' ? dropdown : OF_VALUES[format ?? jsonType];
}

const ofFields = Object.fromEntries(FIELD_TYPES.map((type) => [type, operatorsOf(type)])) as Readonly<
  Record<FieldType, Operators>
>;

/** The operators by the type of the field, and those of the properties that all entries have. */
export const OPERATORS: Readonly<Record<FilterType, Operators>> = {
  ...ofFields,
  choice,
  /** Any value that conditions can only find missing. */
  other: any,
};

/**
 * Returns an operator, or undefined if the type has no such operator. Unknown types, such as those from a newer server,
 * have the operators of text. An entry that lasts several days matches a condition on its date if one of its days does.
 * The negative operators, such as `isNoneOf` and `doesNotContain`, match empty fields and entries whose kind doesn't
 * have the field.
 */
export function operatorOf(type: FilterType, name: string): Operator | undefined {
  const known: Operators = Object.hasOwn(OPERATORS, type) ? OPERATORS[type] : text;
  return Object.hasOwn(known, name) ? known[name] : undefined;
}
