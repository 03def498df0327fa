import { fieldTypeOf } from '../../logs/field-types/index.js';
import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import type { CalendarEntry, FieldConfiguration } from '../../logs/types.js';

/** A dropdown field that users can set for selected entries. */
export interface SelectionField {
  configuration: FieldConfiguration;
  /** The selected entries of the field's kind. */
  entries: readonly CalendarEntry[];
  /** The number of selected entries of other kinds, which don't have the field. */
  others: number;
}

/**
 * Returns the dropdown fields that users can set for selected entries. Each field belongs to one kind, so it might
 * apply to only some of the entries.
 *
 * @param entries The selected entries, of any kind.
 * @param configurations The custom fields of all kinds.
 * @example
 * const fields = selectionFields(selected, fieldConfigurations);
 */
export const selectionFields = (
  entries: readonly CalendarEntry[],
  configurations: readonly FieldConfiguration[],
): SelectionField[] =>
  [...new Set(configurations.map(({ kind }) => kind))].flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    return sortedFieldConfigurations(configurations, kind)
      .filter(({ fieldType }) => fieldTypeOf(fieldType).filter === 'choice')
      .map((configuration) => ({
        configuration,
        entries: ofKind,
        others: entries.length - ofKind.length,
      }));
  });
