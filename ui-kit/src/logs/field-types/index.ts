import {
  completeUrl,
  FIELD_TYPES,
  type FieldType,
  isCalendarDate,
  isUrl,
  parseTime,
} from '@content-planner/model';
import { formatShortDate, formatTimeOfDay } from '../../dates/format-date.js';
import type { Entry } from '../entry.js';
import type { DynamicValue } from '../types.js';
import type { FieldTypeDescription, FormValue } from './field-type.js';
import { formatNumber, numberInputText, parseNumber } from './number-text.js';

export { FIELD_TYPES, type FieldType };

const textOf = (value: DynamicValue): string => (typeof value === 'string' ? value : '');
const chosen = (value: DynamicValue): readonly string[] => (Array.isArray(value) ? value : []);
const filled = (form: FormValue): DynamicValue =>
  typeof form === 'string' ? form.trim() || null : (form ?? null);

const isId = (value: DynamicValue): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(textOf(value));

/** Returns the place of an option. Values that are no longer among the options come last. */
function placeOf(value: DynamicValue, options: readonly string[]): number {
  const place = options.indexOf(textOf(value));
  return place < 0 ? options.length : place;
}

const text = {
  text: textOf,
  formValue: textOf,
  value: filled,
  input: 'text',
  filter: 'words',
  look: 'text',
} satisfies FieldTypeDescription;

/** The descriptions of all field types. */
export const fieldTypes = {
  text,
  date: {
    ...text,
    // Text that was stored before the field became a date field is displayed unchanged.
    text: (value, { locale }) =>
      isCalendarDate(textOf(value)) ? formatShortDate(textOf(value), locale) : textOf(value),
    initialValue: (today) => today,
    problem: (typed) => (isCalendarDate(typed) ? undefined : 'impossibleDate'),
    sortKey: textOf,
    input: 'date',
    filter: 'dates',
    look: 'date',
  },
  boolean: {
    text: (value, { text }) => (typeof value === 'boolean' ? (value ? text.yes : text.no) : ''),
    formValue: (value) => (typeof value === 'boolean' ? value : null),
    empty: false,
    // A custom checkbox stays unset until the user changes it.
    value: (form) => form ?? undefined,
    input: 'boolean',
    filter: 'boolean',
    look: 'flag',
  },
  dropdown: {
    ...text,
    sortKey: placeOf,
    input: 'choice',
    filter: 'choice',
    isBadge: true,
  },
  number: {
    text: (value, { locale }) => (typeof value === 'number' ? formatNumber(value, locale) : textOf(value)),
    formValue: (value, locale) =>
      typeof value === 'number' ? numberInputText(value, locale) : textOf(value),
    problem: (typed, locale) => (parseNumber(typed, locale) === null ? 'invalidNumber' : undefined),
    value: (form, locale) => (typeof form === 'string' ? parseNumber(form, locale) : null),
    sortKey: (value) => (typeof value === 'number' ? value : textOf(value)),
    input: 'number',
    inputMode: 'decimal',
    filter: null,
    look: 'number',
  },
  url: {
    ...text,
    // Text that was stored before the field became a URL field is not a link.
    href: (value) => (isUrl(textOf(value)) ? textOf(value) : undefined),
    problem: (typed) => (isUrl(completeUrl(typed)) ? undefined : 'invalidUrl'),
    value: (form) => (typeof form === 'string' ? completeUrl(form) || null : null),
    inputMode: 'url',
  },
  longText: { ...text, input: 'longText' },
  time: {
    ...text,
    text: (value, { locale }) => formatTimeOfDay(textOf(value), locale),
    formValue: (value, locale) => {
      const shown = formatTimeOfDay(textOf(value), locale);
      // Some languages write times in a way that is not parsed.
      return parseTime(shown) === value ? shown : textOf(value);
    },
    problem: (typed) => (parseTime(typed) === null ? 'invalidTime' : undefined),
    value: (form) => (typeof form === 'string' ? parseTime(form) : null),
    sortKey: textOf,
    filter: 'times',
  },
  multipleChoice: {
    text: (value) => chosen(value).join(', '),
    formValue: chosen,
    value: (form) => (Array.isArray(form) && form.length > 0 ? form : null),
    sortKey: (value, options) => placeOf(chosen(value)[0] ?? null, options),
    input: 'choices',
    filter: 'choices',
    look: 'text',
  },
  person: {
    ...text,
    // Links show only the name, and text that was stored before the values became people is displayed unchanged.
    text: (value, { text, options = [] }) =>
      options.find(({ id }) => id === value)?.name ?? (isId(value) ? text.deletedUser : textOf(value)),
    input: 'person',
    filter: 'choice',
    isBadge: true,
  },
} satisfies Record<FieldType, FieldTypeDescription>;

/** Returns the description of a field type. Unknown types, such as those from a newer server, are displayed as text. */
export const fieldTypeOf = (type: FieldType): FieldTypeDescription =>
  Object.hasOwn(fieldTypes, type) ? fieldTypes[type] : text;

/** Returns an entry's value for a custom field, or null if the field is empty. */
export function customValue(
  { dynamicFields }: Pick<Entry, 'dynamicFields'>,
  fieldName: string,
): DynamicValue {
  // The values are a parsed JSON object, so looking up a name such as 'toString' must not return an inherited property.
  return Object.hasOwn(dynamicFields, fieldName) ? (dynamicFields[fieldName] ?? null) : null;
}
