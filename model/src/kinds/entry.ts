import type { CalendarDate } from '../dates/calendar-date.js';
import type { fieldTypes } from '../field-types/field-types.js';
import type { BuiltInField, BuiltInOption } from './built-in-fields.js';
import type { BUILT_IN_KINDS, BuiltInKindId } from './built-in-kinds.js';
import type { DynamicFields } from './field.js';
import type { LogKind } from './log-kinds.js';

/** The values in the JSON types of field types. */
interface ValueOf {
  string: string | null;
  number: number | null;
  boolean: boolean;
  array: readonly string[];
}

/** The values of a field. The options of a multiple choice field are booleans, each with its id as its name. */
type ValuesOf<Name, Field extends BuiltInField> = Field extends {
  type: 'multipleChoice';
  options: readonly BuiltInOption[];
}
  ? { [Option in Field['options'][number]['id']]: boolean }
  : { [Key in Name & string]: ValueOf[(typeof fieldTypes)[Field['type']]['jsonType']] };

type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { [Name in keyof All]: All[Name] }
  : never;

type ValuesIn<Fields> = Merged<
  {
    [Name in keyof Fields]: Fields[Name] extends BuiltInField ? ValuesOf<Name, Fields[Name]> : never;
  }[keyof Fields]
>;

/** The fields that only one kind has, for the kinds that every planner has. */
export type KindFields = {
  [Kind in BuiltInKindId]: ValuesIn<(typeof BUILT_IN_KINDS)[Kind]['fields']>;
};

/** The properties of an entry that the calendar displays. They are the same for all kinds. */
export interface CalendarEntry {
  /** The id is unique across all kinds. */
  id: string;
  kind: LogKind;
  title: string;
  startDate: CalendarDate;
  /** The last day, inclusive. Equal to `startDate` if entries of the kind have a single day. */
  endDate: CalendarDate;
  /** The id of its brand, or null. */
  brandId: string | null;
  /** A custom color, as the user typed it; null for the brand's color. */
  color: string | null;
  /** The values of custom fields, keyed by `fieldName`. Missing if they were not requested. */
  dynamicFields?: DynamicFields;
  /** Increases with each change. Send it with changes, so that users do not overwrite each other's changes. */
  version: number;
}

/** A complete entry of any kind. */
export interface Entry extends CalendarEntry {
  showOnCalendar: boolean;
  /** The values of custom fields, keyed by `fieldName`. */
  dynamicFields: DynamicFields;
  /**
   * The values of the fields that only this kind has, keyed by name. {@link EntryOf} has their exact names and types.
   */
  fields: DynamicFields;
  /** An ISO 8601 time in UTC. */
  createdAt: string;
  /** An ISO 8601 time in UTC. */
  updatedAt: string;
}

interface OneKind<Kind extends keyof KindFields> extends Entry {
  kind: Kind;
  fields: KindFields[Kind];
}

/**
 * A complete entry of one kind, with the types of its fields. `EntryOf<BuiltInKindId>` is a union that TypeScript can
 * narrow by `kind`.
 *
 * @example
 * entry.kind === 'event' ? entry.fields.location : null;
 */
export type EntryOf<Kind extends LogKind> = Kind extends keyof KindFields ? OneKind<Kind> : Entry;
