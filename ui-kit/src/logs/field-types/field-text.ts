import { type FieldType, isCalendarDate } from '@content-planner/model';
import { formatShortDate, formatTimeOfDay } from '../../dates/format-date.js';
import type { Entry } from '../entry.js';
import type { DynamicValue } from '../types.js';
import type { FieldTypeDescription } from './field-type.js';
import { formatNumber } from './number-text.js';

// Separate from the descriptions of field types, so that a calendar doesn't load what only forms and filters use.

export const textOf = (value: DynamicValue): string => (typeof value === 'string' ? value : '');
export const chosen = (value: DynamicValue): readonly string[] => (Array.isArray(value) ? value : []);

const isId = (value: DynamicValue): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(textOf(value));

/** The functions that convert values to text, of the field types whose values are not stored as displayed. */
export const texts = {
  // Text that was stored before the field became a date field is displayed unchanged.
  date: (value, { locale }) =>
    isCalendarDate(textOf(value)) ? formatShortDate(textOf(value), locale) : textOf(value),
  boolean: (value, { text }) => (typeof value === 'boolean' ? (value ? text.yes : text.no) : ''),
  number: (value, { locale }) => (typeof value === 'number' ? formatNumber(value, locale) : textOf(value)),
  time: (value, { locale }) => formatTimeOfDay(textOf(value), locale),
  multipleChoice: (value) => chosen(value).join(', '),
  // Links show only the name, and text that was stored before the values became people is displayed unchanged.
  person: (value, { text, options = [] }) =>
    options.find(({ id }) => id === value)?.name ?? (isId(value) ? text.deletedUser : textOf(value)),
} satisfies Partial<Record<FieldType, FieldTypeDescription['text']>>;

/** Returns whether the values of a type are people. */
export const hasPeople = (type: FieldType): boolean => type === 'person';

/** Returns whether users choose one of several values, by which entries can have colors. */
export const isChoice = (type: FieldType): boolean => type === 'dropdown' || hasPeople(type);

/** Returns the text of a value. Values of unknown types, such as those from a newer server, are displayed as text. */
export const valueText = (
  type: FieldType,
  ...[value, options]: Parameters<FieldTypeDescription['text']>
): string => (Object.hasOwn(texts, type) ? texts[type as keyof typeof texts] : textOf)(value, options);

/** Returns an entry's value for a custom field, or null if the field is empty. */
export function customValue(
  { dynamicFields }: Pick<Entry, 'dynamicFields'>,
  fieldName: string,
): DynamicValue {
  // The values are a parsed JSON object, so looking up a name such as 'toString' must not return an inherited property.
  return Object.hasOwn(dynamicFields, fieldName) ? (dynamicFields[fieldName] ?? null) : null;
}
