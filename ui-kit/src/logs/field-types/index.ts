import {
  completeUrl,
  type FieldType,
  fieldTypeOf as fieldTypeIn,
  isUrl,
  parseTime,
} from '@content-planner/model';
import { formatTimeOfDay } from '../../dates/format-date.js';
import type { DynamicValue } from '../types.js';
import { chosen, textOf } from './field-text.js';
import type { FieldTypeDescription, FormValue } from './field-type.js';
import { numberInputText, parseNumber } from './number-text.js';

const filled = (form: FormValue): DynamicValue =>
  typeof form === 'string' ? form.trim() || null : (form ?? null);

/** Returns the place of an option. Values that are no longer among the options come last. */
function placeOf(value: DynamicValue, options: readonly string[]): number {
  const place = options.indexOf(textOf(value));
  return place < 0 ? options.length : place;
}

const text = {
  formValue: textOf,
  value: filled,
  input: 'text',
  look: 'text',
} satisfies FieldTypeDescription;

const option = { ...text, input: 'choice', isBadge: true } satisfies FieldTypeDescription;

type Values = ReturnType<typeof fieldTypeIn>;

/** How lists, forms, filters and imports treat values of each JSON type, and those with a format. */
const descriptions: Readonly<
  Record<
    Values['jsonType'] | NonNullable<Values['format']> | 'long' | 'option' | 'person',
    FieldTypeDescription
  >
> = {
  string: text,
  long: { ...text, input: 'longText' },
  date: {
    ...text,
    initialValue: (today) => today,
    sortKey: textOf,
    input: 'date',
    look: 'date',
  },
  boolean: {
    formValue: (value) => (typeof value === 'boolean' ? value : null),
    empty: false,
    // A custom checkbox stays unset until the user changes it.
    value: (form) => form ?? undefined,
    input: 'boolean',
    look: 'flag',
  },
  option: { ...option, sortKey: placeOf },
  number: {
    formValue: (value, locale) =>
      typeof value === 'number' ? numberInputText(value, locale) : textOf(value),
    value: (form, locale) => (typeof form === 'string' ? parseNumber(form, locale) : null),
    sortKey: (value) => (typeof value === 'number' ? value : textOf(value)),
    input: 'number',
    inputMode: 'decimal',
    look: 'number',
  },
  uri: {
    ...text,
    // Text that was stored before the field became a URL field is not a link.
    href: (value) => (isUrl(textOf(value)) ? textOf(value) : undefined),
    value: (form) => (typeof form === 'string' ? completeUrl(form) || null : null),
    inputMode: 'url',
  },
  time: {
    ...text,
    formValue: (value, locale) => {
      const shown = formatTimeOfDay(textOf(value), locale);
      // Some languages write times in a way that is not parsed.
      return parseTime(shown) === value ? shown : textOf(value);
    },
    value: (form) => (typeof form === 'string' ? parseTime(form) : null),
    sortKey: textOf,
  },
  array: {
    formValue: chosen,
    value: (form) => (Array.isArray(form) && form.length > 0 ? form : null),
    sortKey: (value, options) => placeOf(chosen(value)[0] ?? null, options),
    input: 'choices',
    look: 'text',
  },
  person: { ...option, input: 'person' },
};

/** Returns the description of a field type. Unknown types, such as those from a newer server, are displayed as text. */
export function fieldTypeOf(type: FieldType | (string & {})): FieldTypeDescription {
  const { jsonType, format, hasOptions, hasPeople, isLong } = fieldTypeIn(type);
  if (hasPeople) return descriptions.person;
  if (hasOptions && jsonType === 'string') return descriptions.option;
  return descriptions[isLong ? 'long' : (format ?? jsonType)];
}

/** Returns whether a typed value can be stored. */
export const isValidText = (type: FieldType, typed: string, locale: string | undefined): boolean =>
  fieldTypeIn(type).isValid?.(fieldTypeOf(type).value(typed, locale)) ?? true;
