import { type SharedField, sharedFields } from '@content-planner/model';
import { fieldTypeOf } from '../../logs/field-types/index.js';
import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import type { CalendarEntry, FieldConfiguration } from '../../logs/types.js';

/** A dropdown field that users can set for selected entries. */
export interface SelectionField {
  /** The field, with those of its kinds that the selected entries have. */
  configuration: SharedField<FieldConfiguration>;
  /** The selected entries that have the field. */
  entries: readonly CalendarEntry[];
  /** The number of selected entries that don't have the field. */
  others: number;
}

/**
 * Returns the dropdown fields that users can set for selected entries. Each field is listed once, even if several kinds
 * use it. It might apply to only some of the entries.
 *
 * @param entries The selected entries, of any kind.
 * @param configurations The custom fields of all kinds.
 * @example
 * const fields = selectionFields(selected, fieldConfigurations);
 */
export const selectionFields = (
  entries: readonly CalendarEntry[],
  configurations: readonly FieldConfiguration[],
): SelectionField[] => {
  const kinds = new Set(configurations.map(({ kind }) => kind));
  const used = [...kinds].filter((kind) => entries.some((entry) => entry.kind === kind));
  return sharedFields(used.flatMap((kind) => sortedFieldConfigurations(configurations, kind)))
    .filter(({ fieldType }) => fieldTypeOf(fieldType).filter === 'choice')
    .map((configuration) => {
      const having = entries.filter(({ kind }) => configuration.kinds.includes(kind));
      return { configuration, entries: having, others: entries.length - having.length };
    });
};
