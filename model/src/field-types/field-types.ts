import { isCalendarDate } from '../dates/calendar-date.js';
import { isTime } from '../dates/time.js';
import type { valueErrors } from '../errors/values.js';
import { isUrl } from '../text/url.js';

/** The codes of errors whose message has no parameters. */
type ValueError = {
  [Code in keyof typeof valueErrors]: (typeof valueErrors)[Code]['message'] extends string ? Code : never;
}[keyof typeof valueErrors];

/** Everything that the server and the screens need to know about the values of a field type. */
export interface FieldTypeDescription {
  /** The JSON type of the values. Stored values of any other type are hidden. */
  readonly jsonType: 'string' | 'boolean' | 'number' | 'array';
  /** What the values mean, if their JSON type does not say so. It is also the `format` in JSON Schema. */
  readonly format?: 'date' | 'time' | 'uri';
  /** Whether the values are words. Searches find them, and lists sort them without case and accents. */
  readonly isText?: true;
  /** Whether texts can have several lines. */
  readonly isLong?: true;
  /** Whether users choose the values from the options of the field. Lists sort them in the order of the options. */
  readonly hasOptions?: true;
  /** Whether the values are the ids of people. */
  readonly hasPeople?: true;
  /** Returns whether a value of the JSON type is valid. By default, all values and options are. */
  readonly isValid?: (value: unknown) => boolean;
  /** The code of the error about an invalid value. By default, the value has the wrong type or is not an option. */
  readonly error?: ValueError;
  /**
   * Returns the text of a valid value in lists, details, histories and feeds. By default, values are displayed as those
   * of their JSON type and format are.
   */
  readonly text?: (value: never, locale: string) => string;
}

const text = { jsonType: 'string', isText: true } as const;

/**
 * The field types, in the order in which they are offered. To add one, describe its values here, and its icon and its
 * names in the ui-kit (`logs/field-types/type-names.ts`). The compiler reports what is missing. Everything else
 * follows from the description.
 */
export const fieldTypes = {
  text,
  longText: { ...text, isLong: true },
  number: { jsonType: 'number', isValid: Number.isFinite },
  date: {
    jsonType: 'string',
    format: 'date',
    isValid: isCalendarDate,
    error: 'dateInvalid',
  },
  time: {
    jsonType: 'string',
    format: 'time',
    isValid: isTime,
    error: 'timeOfDayInvalid',
  },
  boolean: { jsonType: 'boolean' },
  dropdown: { jsonType: 'string', hasOptions: true },
  multipleChoice: { jsonType: 'array', hasOptions: true },
  person: { jsonType: 'string', hasPeople: true, error: 'personInvalid' },
  url: { ...text, format: 'uri', isValid: isUrl, error: 'urlInvalid' },
} as const satisfies Record<string, FieldTypeDescription>;

/** The type of a field. */
export type FieldType = keyof typeof fieldTypes;

/** The types for which not all values of their JSON type are valid. */
export type CheckedFieldType = {
  [Type in FieldType]: (typeof fieldTypes)[Type] extends { isValid: unknown } ? Type : never;
}[FieldType];

/** The types of fields, in the order in which they are offered. */
export const FIELD_TYPES = Object.keys(fieldTypes) as FieldType[];

/**
 * Returns the description of a field type. Unknown types, such as those from a newer server, are like text.
 *
 * @example fieldTypeOf('dropdown').hasOptions // true
 */
export const fieldTypeOf = (type: FieldType | (string & {})): FieldTypeDescription =>
  Object.hasOwn(fieldTypes, type) ? fieldTypes[type as FieldType] : text;

/** Returns whether values of a field can be stored in a field of another type. */
export function isMergeable(from: FieldType, into: FieldType): boolean {
  const [given, wanted] = [fieldTypeOf(from), fieldTypeOf(into)];
  if (from === into) return true;
  return given.hasOptions
    ? given.jsonType === 'string' && wanted.jsonType === 'array'
    : given.isText === true && wanted.isText === true && !wanted.format;
}

/** Returns whether a value has the JSON type of a field type. It has not if the type of the field changed. */
export const hasTypeOf = (type: FieldType, value: unknown): boolean =>
  (Array.isArray(value) ? 'array' : typeof value) === fieldTypeOf(type).jsonType;

/** Returns the text of a value, or undefined if it is displayed like others of its JSON type and format. */
export function ownText(type: FieldType, value: unknown, locale: string): string | undefined {
  const { text, isValid = () => true } = fieldTypeOf(type);
  return text && hasTypeOf(type, value) && isValid(value) ? text(value as never, locale) : undefined;
}

/**
 * Returns whether a value can be stored.
 *
 * @param options the ids of the options or people that users can choose
 * @example isValidValue('date', '2026-02-30', []) // false
 */
export function isValidValue(type: FieldType, value: unknown, options: readonly string[]): boolean {
  const { hasOptions, hasPeople, isValid } = fieldTypeOf(type);
  if (!hasTypeOf(type, value)) return false;
  return hasOptions || hasPeople
    ? [value].flat().every((one) => options.includes(one as string))
    : (isValid?.(value) ?? true);
}
