import {
  type Brand,
  type DynamicFields,
  type DynamicValue,
  type SharedField,
  sharedFields,
} from '@content-planner/model';
import { customValue } from '../../logs/field-types/field-text.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import type { CalendarEntry, FieldConfiguration, LogKind } from '../../logs/types.js';
import { brandOptions } from '../../value-menu/brand-options.js';
import { isChangeable } from '../../value-menu/value-fields.js';

/** A field with choices, a date or a check box that users can set for selected entries. */
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
  valueIn: (entry: CalendarEntry) => DynamicValue | undefined;
}

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
    configuration: { ...brandOptions(brands, label), kinds: [] },
    entries,
    others: 0,
    otherKinds: [],
    valueIn: ({ brandId }) => names.get(brandId ?? '') ?? null,
  };
}

/** Returns the groups of check boxes that kinds have as multiple choice fields, whose options are the check boxes. */
const flagFields = (kinds: readonly KindDescription[]): FieldConfiguration[] =>
  kinds.flatMap(({ kind, fields }) =>
    fields.flatMap((field) =>
      field.type !== 'flags'
        ? []
        : {
            ...{ id: `${kind}:${field.name}`, fieldId: field.name, kind, fieldName: field.name },
            ...{ fieldLabel: field.label, fieldType: 'multipleChoice', isRequired: false, displayOrder: -1 },
            dropdownOptions: field.flags.flatMap(({ label, isHidden }) => (isHidden ? [] : label)),
            options: field.flags.map(({ name, label, isHidden = false }) => ({
              ...{ id: name, name: label, color: null, isDone: false, isArchived: isHidden },
            })),
          },
    ),
  );

/** Returns the names of the check boxes that an entry has ticked, or undefined if they are unknown. */
function tickedOf(entry: CalendarEntry, { options = [] }: FieldConfiguration): string[] | undefined {
  const fields = 'fields' in entry ? (entry.fields as DynamicFields) : undefined;
  return fields && options.flatMap(({ id, name }) => (fields[id] === true ? name : []));
}

/**
 * Returns the fields with choices, dates and check boxes that users can set for selected entries. Each field is listed
 * once, even if several kinds use it. It might apply to only some of the entries.
 *
 * @param entries The selected entries, of any kind.
 * @param configurations The custom fields of all kinds.
 * @param kinds The kinds, for their own fields, such as the platforms of social posts.
 * @example
 * const fields = selectionFields(selected, fieldConfigurations);
 */
export const selectionFields = (
  entries: readonly CalendarEntry[],
  configurations: readonly FieldConfiguration[],
  kinds: readonly KindDescription[] = [],
): SelectionField[] => {
  const flags = flagFields(kinds);
  const all = [...configurations, ...flags];
  const used = [...new Set(all.map(({ kind }) => kind))].filter((kind) =>
    entries.some((entry) => entry.kind === kind),
  );
  return sharedFields(used.flatMap((kind) => sortedFieldConfigurations(all, kind)))
    .filter(isChangeable)
    .map((configuration) => {
      const has = ({ kind }: CalendarEntry) => configuration.kinds.includes(kind);
      const having = entries.filter(has);
      const others = entries.filter((entry) => !has(entry));
      const otherKinds = [...new Set(others.map(({ kind }) => kind))];
      const isFlag = ({ kind }: CalendarEntry) =>
        flags.some((field) => field.kind === kind && field.fieldId === configuration.fieldId);
      return {
        ...{ configuration, entries: having, others: others.length, otherKinds },
        valueIn: (entry) => {
          if (isFlag(entry)) return tickedOf(entry, configuration);
          const { dynamicFields } = entry;
          return dynamicFields && customValue({ dynamicFields }, configuration.fieldName);
        },
      };
    });
};
