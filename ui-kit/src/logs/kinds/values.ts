import { formatShortDate } from '../../dates/format-date.js';
import { isCalendarDate } from '../../dates/is-calendar-date.js';
import { customValue, fieldTypeOf } from '../field-types/index.js';
import type { DynamicValue, Entry, FieldConfiguration } from '../types.js';
import type { KindField, KindFlag } from './kind.js';

/** The words that stand for values which are not text. */
export interface ValueLabels {
  yes: string;
  no: string;
  /** No flag of a group is ticked. */
  none: string;
  /** What lists show of the flags of a group by name, where it is not the kind's own abbreviation. */
  abbreviations: Readonly<Record<string, string>>;
}

/** Texts for values. */
export const valueLabels: ValueLabels = { yes: 'Yes', no: 'No', none: 'None', abbreviations: {} };

/** How values become text. */
export interface ValueTextOptions {
  /** BCP 47, for dates; default 'en-US'. */
  locale?: string | undefined;
  labels?: Partial<ValueLabels> | undefined;
}

/** The flags of a group that an entry ticks, in the order of the group. */
export function tickedFlags(entry: Pick<Entry, 'fields'>, flags: readonly KindFlag[]): KindFlag[] {
  return flags.filter(({ name }) => entry.fields[name] === true);
}

/**
 * A field of an entry as a list or a print view shows it; '' when it is empty. Dates are MM/DD/YYYY, ticks Yes or No,
 * groups of ticks their abbreviations in brackets or 'None'.
 *
 * @example fieldText(entry, platforms) // '(FB, IG)'
 */
export function fieldText(entry: Entry, field: KindField, { locale, labels }: ValueTextOptions = {}): string {
  const words = { ...valueLabels, ...labels };
  switch (field.type) {
    case 'title':
      return entry.title;
    case 'date':
      return dateText(entry[field.holds[0] ?? 'startDate'], locale);
    case 'flags': {
      const ticked = tickedFlags(entry, field.flags);
      const short = ticked.map((flag) => words.abbreviations[flag.name] ?? flag.abbreviation);
      return short.length === 0 ? words.none : `(${short.join(', ')})`;
    }
    case 'flag':
      return entry.fields[field.name] === true ? words.yes : words.no;
    default:
      return textOf(entry.fields[field.name]);
  }
}

/**
 * A custom field's value as lists, print views and details show it; '' when it is empty. A tick that was never set
 * is empty too.
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

function textOf(value: DynamicValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** What was stored before its field became a date is shown as it is. */
function dateText(value: string, locale: string | undefined): string {
  return isCalendarDate(value) ? formatShortDate(value, locale) : value;
}
