import type { FieldType } from '../field-types/field-types.js';
import type { LogKind } from './log-kinds.js';

/**
 * The value of a field: text, a `YYYY-MM-DD` date, a `HH:MM` time, a URL or the id of a person; a number; a boolean; the names of the chosen
 * options; or null if the field is empty.
 */
export type DynamicValue = string | number | boolean | null | readonly string[];

/** The values of fields, keyed by the name of the field. */
export type DynamicFields = Readonly<Record<string, DynamicValue>>;

/** An option of a field. */
export interface FieldOption {
  /** The value that entries store. */
  id: string;
  /** The name, which `dynamicFields` contain. */
  name: string;
  /** The name in the user's language. Omitted if it is the same. The ui-kit adds it to options that every planner has. */
  label?: string;
  /** The text in narrow table cells, of 1 to 3 letters. Null or omitted if the field has no abbreviations. */
  abbreviation?: string | null;
  /** The color as the user typed it, or null for a default color. */
  color: string | null;
  /** Whether the option counts as finished. */
  isDone: boolean;
  /** Whether the option was removed. Entries keep it, but it can't be chosen. */
  isArchived: boolean;
  /** For a person: whether this is the viewer. */
  isMe?: boolean;
  /** For a person: the email address, if it is known. Imports find people by their name or address. */
  email?: string | undefined;
}

/** Returns the options that can be chosen. The others were removed, but entries keep them. */
export const offeredOptions = <Option extends Pick<FieldOption, 'isArchived'>>(
  options: readonly Option[],
): Option[] => options.filter(({ isArchived }) => !isArchived);

/** A field that was merged into another one. Older filters and addresses contain its id. */
export interface FormerField {
  /** The id of the field, or of one of its configurations. */
  id: string;
  /** What its options have become: `replacement` is the name of an option of the other field, or null. */
  options: readonly { name: string; replacement: string | null }[];
}

/** A custom field that an administrator added to one kind of log. */
export interface FieldConfiguration {
  id: string;
  /** The kind of log that has the field. */
  kind: LogKind;
  /** The id of the field, which several kinds can use. Access tokens list it. */
  fieldId: string;
  /** The field's key in the `dynamicFields` of entries. */
  fieldName: string;
  /** The label to display. */
  fieldLabel: string;
  fieldType: FieldType;
  /** The options of a dropdown or multiple choice field. Null for all other types. */
  dropdownOptions: readonly string[] | null;
  /**
   * The color of each option, as the user typed it, in the order of `dropdownOptions`. A color is null if the option
   * has the default color for its position. The list is null if all options have their default colors, and for other
   * types.
   */
  optionColors: readonly (string | null)[] | null;
  /**
   * All options, including those that were removed. If omitted, no option counts as finished. If the values are people:
   * all people, including those who can't be chosen.
   */
  options?: readonly FieldOption[];
  /** The fields that were merged into this one. */
  formerFields?: readonly FormerField[];
  isRequired: boolean;
  /** Whether new links and embeds can include the field's values. */
  isShareable: boolean;
  /** Fields are sorted by this number in ascending order, and then by label. */
  displayOrder: number;
}

/** A kind that uses a field, with the settings that belong to the kind. */
export interface FieldUse {
  /** The id of the field configuration. */
  id: string;
  kind: LogKind;
  /** Whether entries must have a value. */
  isRequired: boolean;
  /** Fields of a kind are sorted by this number in ascending order, and then by label. */
  displayOrder: number;
}

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
  /**
   * Whether all planners have the field. Only the kinds that use it, whether it is shareable, and options that not all
   * planners have can change.
   */
  isBuiltIn: boolean;
  /** Whether new links and embeds can include the values of a custom field. */
  isShareable: boolean;
  /** The fields that were merged into this one. */
  formerFields?: readonly FormerField[];
  /** The kinds that use the field. */
  kinds: readonly FieldUse[];
}
