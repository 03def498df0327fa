import type { Entry } from '../entry.js';
import { sortedFieldConfigurations } from '../sorted-field-configurations.js';
import type { FieldConfiguration } from '../types.js';
import {
  customFieldHref,
  customFieldText,
  fieldHref,
  fieldText,
  kindOfIn,
  tickedFlags,
  type ValueTextOptions,
} from './values.js';

/** A label and a value in an entry's details. */
export interface DetailRow {
  /** The field's name. */
  name: string;
  label: string;
  value: string;
  /** The URL that the value links to. */
  href?: string | undefined;
  /** The custom field. */
  field?: FieldConfiguration;
}

/**
 * Returns labels and values for the nonempty fields that only the entry's kind has.
 *
 * @example detailRows(entry) // [{ name: 'category', label: 'Category', value: 'Guides' }]
 */
export function detailRows(entry: Entry, options: ValueTextOptions = {}): DetailRow[] {
  const { details, fields } = kindOfIn(options)(entry.kind);
  return details.flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (field === undefined) return [];
    // Lists show abbreviations, but details have room for full names.
    const value =
      field.type === 'flags'
        ? tickedFlags(entry, field.flags)
            .map(({ label }) => label)
            .join(', ')
        : fieldText(entry, field, options);
    return value === '' ? [] : [{ name, label: field.label, value, href: fieldHref(entry, field) }];
  });
}

/** Returns the 'Additional Information' in an entry's details: the nonempty custom fields in their configured order. */
export function customRows(
  entry: Entry,
  configurations: readonly FieldConfiguration[],
  options: ValueTextOptions = {},
): DetailRow[] {
  return sortedFieldConfigurations(configurations, entry.kind).flatMap((configuration) => {
    const value = customFieldText(entry, configuration, options);
    const href = customFieldHref(entry, configuration);
    return value === ''
      ? []
      : [
          {
            ...{ name: configuration.fieldName, label: configuration.fieldLabel, value, href },
            field: configuration,
          },
        ];
  });
}
