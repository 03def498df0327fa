import {
  type FieldConfiguration,
  type FieldOption,
  type FieldType,
  fieldTypeOf,
  type LogKind,
} from '@content-planner/model';
import { ownFieldsOf } from '../kinds/own-fields.js';

/** A field of entries, which any number of kinds can use. */
export interface Field {
  /** The key under which entries store its values. */
  id: string;
  /** The key in `dynamicFields`. */
  name: string;
  label: string;
  type: FieldType;
  /** All options in order, followed by those that were removed. */
  options: readonly FieldOption[];
  /** Whether all planners have the field. */
  isBuiltIn: boolean;
  /** Whether links and embeds include the values of a custom field. */
  isShareable: boolean;
  /** Increases with each change. */
  version: number;
  /** The kinds that use the field. */
  kinds: readonly {
    /** The id of the field configuration. */
    id: string;
    kind: LogKind;
    isRequired: boolean;
    displayOrder: number;
  }[];
}

/**
 * Returns the fields of each kind, sorted by kind and then in display order, except for those that a built-in kind always
 * has.
 */
export function configurationsOf(fields: readonly Field[]): FieldConfiguration[] {
  const configurations = fields.flatMap(({ id: fieldId, name, label, type, options, isShareable, kinds }) => {
    const offered = fieldTypeOf(type).hasOptions ? options.filter(({ isArchived }) => !isArchived) : null;
    return kinds
      .filter(({ kind }) => !Object.hasOwn(ownFieldsOf(kind), fieldId))
      .map(
        ({ id, kind, isRequired, displayOrder }): FieldConfiguration => ({
          ...{ id, fieldId, kind, fieldName: name, fieldLabel: label, fieldType: type },
          dropdownOptions: offered?.map((option) => option.name) ?? null,
          optionColors: offered?.map(({ color }) => color) ?? null,
          options,
          ...{ isRequired, isShareable, displayOrder },
        }),
      );
  });
  return configurations.toSorted(
    (one, other) => one.displayOrder - other.displayOrder || one.fieldLabel.localeCompare(other.fieldLabel),
  );
}
