import { formatShortDate } from '../../dates/format-date.js';
import { isCalendarDate } from '../../dates/is-calendar-date.js';
import { type Entry, kindValue } from '../entry.js';
import { customValue, fieldTypeOf } from '../field-types/index.js';
import type { FieldConfiguration } from '../types.js';
import { isValueField } from './is-value-field.js';
import type { KindField, KindFlag } from './kind.js';

/** Labels for values that are not text. */
export interface ValueLabels {
  yes: string;
  no: string;
  /** Shown if no checkbox in a group is checked. */
  none: string;
  /** Abbreviations for a group's checkboxes in lists, keyed by name. They override the kind's abbreviations. */
  abbreviations: Readonly<Record<string, string>>;
}

/** The default labels for values. */
export const valueLabels: ValueLabels = { yes: 'Yes', no: 'No', none: 'None', abbreviations: {} };

/** Options for converting values to text. */
export interface ValueTextOptions {
  /** BCP 47 language tag for dates. Defaults to 'en-US'. */
  locale?: string | undefined;
  labels?: Partial<ValueLabels> | undefined;
}

/** Returns the checkboxes in a group that are checked in an entry, in the group's order. */
export function tickedFlags(entry: Pick<Entry, 'fields'>, flags: readonly KindFlag[]): KindFlag[] {
  return flags.filter(({ name }) => kindValue(entry, name) === true);
}

/**
 * Returns the text of a field in lists and print views, or '' if the field is empty. Dates are formatted as MM/DD/YYYY,
 * booleans as 'Yes' or 'No', and groups of checkboxes as abbreviations in parentheses or as 'None'.
 *
 * @example fieldText(entry, platforms) // '(FB, IG)'
 */
export function fieldText(entry: Entry, field: KindField, { locale, labels }: ValueTextOptions = {}): string {
  const words = { ...valueLabels, ...labels };
  if (isValueField(field)) {
    return fieldTypeOf(field.type).text(kindValue(entry, field.name), { locale, labels: words });
  }
  switch (field.type) {
    case 'title':
      return entry.title;
    case 'entryDate':
      return dateText(entry[field.holds[0] ?? 'startDate'], locale);
    case 'flags': {
      const ticked = tickedFlags(entry, field.flags);
      const short = ticked.map((flag) => words.abbreviations[flag.name] ?? flag.abbreviation);
      return short.length === 0 ? words.none : `(${short.join(', ')})`;
    }
    default:
      return field satisfies never;
  }
}

/**
 * Returns the text of a custom field in lists, print views and details, or '' if the field is empty. A boolean that was
 * never set counts as empty.
 *
 * @example customFieldText(entry, newsletter) // 'Yes'
 */
export function customFieldText(
  entry: Pick<Entry, 'dynamicFields'>,
  configuration: FieldConfiguration,
  { locale, labels }: ValueTextOptions = {},
): string {
  const value = customValue(entry, configuration.fieldName);
  return fieldTypeOf(configuration.fieldType).text(value, { locale, labels: { ...valueLabels, ...labels } });
}

/** Returns the URL that a field's value links to in lists and details, or undefined if the value is not a link. */
export function fieldHref(entry: Pick<Entry, 'fields'>, field: KindField): string | undefined {
  return isValueField(field) ? fieldTypeOf(field.type).href?.(kindValue(entry, field.name)) : undefined;
}

/** Returns the URL that a custom field's value links to in lists and details, or undefined if there is no link. */
export function customFieldHref(
  entry: Pick<Entry, 'dynamicFields'>,
  { fieldName, fieldType }: FieldConfiguration,
): string | undefined {
  return fieldTypeOf(fieldType).href?.(customValue(entry, fieldName));
}

/** Formats a date. Text that is not a date is returned unchanged. */
function dateText(value: string, locale: string | undefined): string {
  return isCalendarDate(value) ? formatShortDate(value, locale) : value;
}
