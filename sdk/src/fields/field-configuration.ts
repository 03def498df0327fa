import type { LogKind } from '../logs/kinds/index.js';

/** A custom field of one kind of log. */
export interface FieldConfiguration {
  id: string;
  /** The kind of log that has it. */
  kind: LogKind;
  /** Its key in the `dynamicFields` of entries. */
  fieldName: string;
  /** The label to display. */
  fieldLabel: string;
  fieldType: 'text' | 'date' | 'boolean' | 'dropdown' | 'number' | 'url';
  /** Null unless it is a `dropdown`. */
  dropdownOptions: string[] | null;
  isRequired: boolean;
  /** The position among the fields, ascending. */
  displayOrder: number;
}
