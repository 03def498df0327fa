import type { CalendarDate } from '@content-planner/model';
import type { FieldValues } from './field-types/index.js';
import type { KindDescriptions } from './kinds/index.js';
import type { KindFlagsField, KindValueField } from './kinds/kind.js';
import type { CalendarEntry, DynamicValue, LogKind } from './types.js';

/** A field in a kind's description. */
type FieldOf<Kind extends LogKind> = KindDescriptions[Kind]['fields'][number];

/** A field that is stored in `fields` under its name. */
type ValueFieldOf<Kind extends LogKind> = Extract<FieldOf<Kind>, Pick<KindValueField, 'type'>>;

/** Names of the booleans in checkbox groups. */
type FlagName<Kind extends LogKind> = Extract<
  FieldOf<Kind>,
  Pick<KindFlagsField, 'type'>
>['flags'][number]['name'];

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The fields of each kind that other kinds don't have. */
export type KindFields = {
  [Kind in LogKind]: Flat<
    { [Field in ValueFieldOf<Kind> as Field['name']]: FieldValues[Field['type']] } & {
      [Name in FlagName<Kind>]: boolean;
    }
  >;
};

/** A complete entry of any kind: everything that the calendar displays, plus all other fields. */
export interface Entry extends Omit<CalendarEntry, 'readOnly'> {
  showOnCalendar: boolean;
  /** Values of the custom fields, keyed by `fieldName`. */
  dynamicFields: Readonly<Record<string, DynamicValue>>;
  /** Values of the fields that only the entry's kind has, keyed by name. {@link EntryOf} has their names and types. */
  fields: Readonly<Record<string, DynamicValue>>;
  /** Incremented with every change. Send it with updates, so that users do not overwrite each other's changes. */
  version: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

interface OneKind<Kind extends LogKind> extends Entry {
  kind: Kind;
  fields: KindFields[Kind];
}

/**
 * A complete entry of one kind, with the types of its fields. `EntryOf<LogKind>` is a union that TypeScript narrows by
 * `kind`.
 */
export type EntryOf<Kind extends LogKind> = { [One in Kind]: OneKind<One> }[Kind];

interface ValuesOf<Kind extends LogKind> {
  /** The title, without surrounding whitespace. It is never empty. */
  title: string;
  startDate: CalendarDate;
  /** The last day, inclusive. It equals `startDate` for kinds with single-day entries. */
  endDate: CalendarDate;
  brandId: string | null;
  /** The custom color, or null to use the brand color. */
  color: string | null;
  showOnCalendar: boolean;
  /**
   * Values of the custom fields, keyed by `fieldName`. Empty values are null. Booleans that were never set are omitted.
   */
  dynamicFields: Record<string, DynamicValue>;
  /** Values of the fields that only this kind has, keyed by name. Empty text is null. */
  fields: KindFields[Kind];
}

/** The values that an entry dialog submits to create or update an entry of a kind. */
export type EntryValues<Kind extends LogKind = LogKind> = { [One in Kind]: ValuesOf<One> }[Kind];

/** Returns the value of a field that only the entry's kind has, or null if it is empty. */
export const kindValue = ({ fields }: Pick<Entry, 'fields'>, name: string): DynamicValue =>
  fields[name] ?? null;
