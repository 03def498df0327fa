import {
  type FieldConfiguration,
  fieldTypeOf,
  type Field as ModelField,
  offeredOptions,
} from '@content-planner/model';
import { ownFieldsOf } from '../kinds/own-fields.js';

/** A field, as the planner stores it. */
export interface Field extends ModelField {
  /** Increases with each change. */
  version: number;
}

/**
 * Returns the fields of each kind, sorted by kind and then in display order, except for those that a built-in kind always
 * has.
 */
export function configurationsOf(fields: readonly Field[]): FieldConfiguration[] {
  const configurations = fields.flatMap((field) => {
    const { id: fieldId, name, label, type, options, formerFields, isShareable, kinds } = field;
    const offered = fieldTypeOf(type).hasOptions ? offeredOptions(options) : null;
    return kinds
      .filter(({ kind }) => !Object.hasOwn(ownFieldsOf(kind), fieldId))
      .map(
        ({ id, kind, isRequired, displayOrder }): FieldConfiguration => ({
          ...{ id, fieldId, kind, fieldName: name, fieldLabel: label, fieldType: type },
          dropdownOptions: offered?.map((option) => option.name) ?? null,
          optionColors: offered?.map(({ color }) => color) ?? null,
          options,
          ...(formerFields && { formerFields }),
          ...{ isRequired, isShareable, displayOrder },
        }),
      );
  });
  return configurations.toSorted(
    (one, other) => one.displayOrder - other.displayOrder || one.fieldLabel.localeCompare(other.fieldLabel),
  );
}
