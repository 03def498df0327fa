import { isCalendarDate } from '@content-planner/model';
import { formatShortDate } from '../../dates/format-date.js';
import { inEnglish, type Translate } from '../../messages/translate.js';
import { type Entry, kindValue } from '../entry.js';
import { customValue, valueText } from '../field-types/field-text.js';
import { fieldTypeOf } from '../field-types/index.js';
import { valueMessages } from '../field-types/value-messages.js';
import type { FieldConfiguration } from '../types.js';
import { isValueField } from './is-value-field.js';
import type { KindField, KindFlag } from './kind.js';
import { type KindOf, kindsIn } from './kinds-in.js';

/** Options for converting values to text. */
export interface ValueTextOptions {
  /** BCP 47 language tag for dates. Defaults to 'en-US'. */
  locale?: string | undefined;
  /** Gives the texts in the user's language: the result of `useTranslate`. Defaults to English. */
  translate?: Translate | undefined;
  /** Describes kinds: the result of `useKindOf`. Defaults to the kinds that every planner has. */
  kindOf?: KindOf | undefined;
}

/** Returns the function that describes kinds. */
export const kindOfIn = ({
  translate = inEnglish,
  kindOf = kindsIn(translate).of,
}: Pick<ValueTextOptions, 'translate' | 'kindOf'>): KindOf => kindOf;

/** Returns the checkboxes in a group that are checked in an entry, in the group's order. */
export function tickedFlags(entry: Pick<Entry, 'fields'>, flags: readonly KindFlag[]): KindFlag[] {
  return flags.filter(({ name }) => kindValue(entry, name) === true);
}

/**
 * Returns the text of a field in lists and print views, or '' if the field is empty. Dates are formatted as MM/DD/YYYY,
 * booleans as 'Yes' or 'No', and groups of checkboxes as abbreviations in parentheses or as 'None'.
 *
 * @param field a field of the kind in the user's language (`useKindOf`)
 * @example fieldText(entry, platforms) // '(FB, IG)'
 */
export function fieldText(
  entry: Entry,
  field: KindField,
  { locale, translate = inEnglish }: ValueTextOptions = {},
): string {
  const text = translate(valueMessages);
  if (isValueField(field)) {
    return valueText(field.type, kindValue(entry, field.name), { locale, text });
  }
  switch (field.type) {
    case 'title':
      return entry.title;
    case 'entryDate':
      return dateText(entry[field.holds[0] ?? 'startDate'], locale);
    case 'flags': {
      const short = tickedFlags(entry, field.flags).map(({ abbreviation }) => abbreviation);
      return short.length === 0 ? text.none : `(${short.join(', ')})`;
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
  { locale, translate = inEnglish }: ValueTextOptions = {},
): string {
  const { fieldName, fieldType, options } = configuration;
  const text = translate(valueMessages);
  return valueText(fieldType, customValue(entry, fieldName), { locale, text, options });
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
