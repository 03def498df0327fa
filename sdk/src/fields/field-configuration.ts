import type { LogKind } from '../logs/kinds/index.js';

/** A custom field for one kind of log. */
export interface FieldConfiguration {
  id: string;
  /** The kind of log that has the field. */
  kind: LogKind;
  /** The field's key in the `dynamicFields` of entries. */
  fieldName: string;
  /** The label to display. */
  fieldLabel: string;
  fieldType: 'text' | 'date' | 'boolean' | 'dropdown' | 'number' | 'url';
  /** The options of a dropdown. Null for all other types. */
  dropdownOptions: string[] | null;
  /**
   * The color of each option, as the user typed it, in the order of `dropdownOptions`. A color is null if the option
   * has the default color for its position. The list is null unless the type is `dropdown`.
   */
  optionColors: (string | null)[] | null;
  isRequired: boolean;
  /** Whether links and embeds include the field's values. */
  isShareable: boolean;
  /** The field's position. Fields are sorted by position, in ascending order. */
  displayOrder: number;
}
