import {
  type Brand,
  type DynamicValue,
  fieldTypeOf,
  type SharedField,
  sharedFields,
} from '@content-planner/model';
import { customValue, isChoice } from '../../logs/field-types/field-text.js';
import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import type { CalendarEntry, FieldConfiguration, LogKind } from '../../logs/types.js';

/** A dropdown, person or date field that users can set for selected entries. */
export interface SelectionField {
  /** The field, with those of its kinds that the selected entries have. */
  configuration: SharedField<FieldConfiguration>;
  /** The selected entries that have the field. */
  entries: readonly CalendarEntry[];
  /** The number of selected entries that don't have the field. */
  others: number;
  /** The kinds of these entries. */
  otherKinds: readonly LogKind[];
  /** Returns an entry's value, or undefined if it is unknown. */
  valueOf: (entry: CalendarEntry) => DynamicValue | undefined;
}

/** The id of the field that {@link brandField} returns. */
export const BRAND = '@brand';

/**
 * Returns the brand of selected entries as a field, whose options are the brands.
 *
 * @example
 * const fields = [brandField(selected, brands, 'Brand'), ...selectionFields(selected, fieldConfigurations)];
 */
export function brandField(
  entries: readonly CalendarEntry[],
  brands: readonly Brand[],
  label: string,
): SelectionField {
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  return {
    configuration: {
      ...{ id: BRAND, kind: '', fieldName: BRAND, fieldLabel: label, fieldType: 'dropdown', displayOrder: 0 },
      dropdownOptions: brands.map(({ name }) => name),
      optionColors: brands.map(({ color }) => color),
      options: brands.map((brand) => ({ ...brand, isDone: false, isArchived: false })),
      isRequired: false,
      kinds: [],
    },
    entries,
    others: 0,
    otherKinds: [],
    valueOf: ({ brandId }) => names.get(brandId ?? '') ?? null,
  };
}

/**
 * Returns the dropdown, person and date fields that users can set for selected entries. Each field is listed once, even if several kinds
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
    .filter(({ fieldType }) => fieldTypeOf(fieldType).format === 'date' || isChoice(fieldType))
    .map((configuration) => {
      const has = ({ kind }: CalendarEntry) => configuration.kinds.includes(kind);
      const having = entries.filter(has);
      const others = entries.filter((entry) => !has(entry));
      const otherKinds = [...new Set(others.map(({ kind }) => kind))];
      return {
        ...{ configuration, entries: having, others: others.length, otherKinds },
        valueOf: ({ dynamicFields }) =>
          dynamicFields && customValue({ dynamicFields }, configuration.fieldName),
      };
    });
};
