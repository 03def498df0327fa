import type {
  CalendarDate,
  DynamicFields,
  DynamicValue,
  Entry,
  KindFields,
  LogKind,
} from '@content-planner/model';

export type { Entry, EntryOf, KindFields } from '@content-planner/model';

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
  fields: Kind extends keyof KindFields ? KindFields[Kind] : DynamicFields;
}

/** The values that an entry dialog submits to create or update an entry of a kind. */
export type EntryValues<Kind extends LogKind = LogKind> = Kind extends LogKind ? ValuesOf<Kind> : never;

/** Returns the value of a field that only the entry's kind has, or null if it is empty. */
export const kindValue = ({ fields }: Pick<Entry, 'fields'>, name: string): DynamicValue =>
  fields[name] ?? null;
