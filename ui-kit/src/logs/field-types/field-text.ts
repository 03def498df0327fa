import { type FieldType, fieldTypeOf, isCalendarDate, ownText } from '@content-planner/model';
import { formatShortDate, formatTimeOfDay } from '../../dates/format-date.js';
import { DEFAULT_LOCALE } from '../../dates/known-locale.js';
import type { TextsOf } from '../../messages/define-messages.js';
import type { Entry } from '../entry.js';
import type { DynamicValue, FieldOption } from '../types.js';
import { formatNumber } from './number-text.js';
import type { valueMessages } from './value-messages.js';

// Separate from the descriptions of field types, so that a calendar doesn't load what only forms and filters use.

export const textOf = (value: DynamicValue): string => (typeof value === 'string' ? value : '');
export const chosen = (value: DynamicValue): readonly string[] => (Array.isArray(value) ? value : []);

const isId = (value: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

interface TextContext {
  locale: string | undefined;
  text: TextsOf<typeof valueMessages>;
  /** The options of the field, or the people. */
  options?: readonly FieldOption[] | undefined;
}

/** The functions that convert texts that are not displayed as stored. */
const texts: Readonly<Record<string, (value: string, context: TextContext) => string>> = {
  // Text that was stored before the field became a date field is displayed unchanged.
  date: (value, { locale }) => (isCalendarDate(value) ? formatShortDate(value, locale) : value),
  time: (value, { locale }) => formatTimeOfDay(value, locale),
  // Links show only the name, and text that was stored before the values became people is displayed unchanged.
  person: (value, { text, options = [] }) =>
    options.find(({ id }) => id === value)?.name ?? (isId(value) ? text.deletedUser : value),
};

/** Returns whether the values of a type are people. */
export const hasPeople = (type: FieldType): boolean => fieldTypeOf(type).hasPeople === true;

/** Returns whether users choose one of several values, by which entries can have colors. */
export const isChoice = (type: FieldType): boolean => {
  const { jsonType, hasOptions, hasPeople } = fieldTypeOf(type);
  return jsonType === 'string' && (hasOptions === true || hasPeople === true);
};

/** Returns whether users choose any number of values. */
export const isList = (type: FieldType): boolean => fieldTypeOf(type).jsonType === 'array';

/** Returns the name of an option in the user's language. */
export const optionLabel = (options: readonly FieldOption[] | undefined, name: string): string =>
  options?.find((option) => option.name === name)?.label ?? name;

/** Returns the text of a stored value for lists, details and print views, or '' if the value is empty. */
export function valueText(type: FieldType, value: DynamicValue, context: TextContext): string {
  const own = ownText(type, value, context.locale ?? DEFAULT_LOCALE);
  if (own !== undefined) return own;
  if (typeof value === 'boolean') return value ? context.text.yes : context.text.no;
  if (typeof value === 'number') return formatNumber(value, context.locale);
  const labelOf = (name: string) => optionLabel(context.options, name);
  if (typeof value !== 'string') return chosen(value).map(labelOf).join(', ');
  const { format = '', hasPeople } = fieldTypeOf(type);
  return texts[hasPeople ? 'person' : format]?.(value, context) ?? labelOf(value);
}

/** Returns an entry's value for a custom field, or null if the field is empty. */
export function customValue(
  { dynamicFields }: Pick<Entry, 'dynamicFields'>,
  fieldName: string,
): DynamicValue {
  // The values are a parsed JSON object, so looking up a name such as 'toString' must not return an inherited property.
  return Object.hasOwn(dynamicFields, fieldName) ? (dynamicFields[fieldName] ?? null) : null;
}
