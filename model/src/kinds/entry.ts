import type { CalendarDate } from '../dates/calendar-date.js';
import type { DynamicFields } from './field.js';
import type { LogKind } from './log-kinds.js';

/** The fields that only one kind has, for the kinds that every planner has. */
export interface KindFields {
  blog: { category: string | null };
  email: { campaignName: string | null };
  social: {
    mediaType: string | null;
    facebook: boolean;
    instagram: boolean;
    tiktok: boolean;
    threads: boolean;
    xTwitter: boolean;
    youtube: boolean;
    snapchat: boolean;
  };
  event: { location: string | null; notes: string | null };
  podcast: { guestNotes: string | null };
  other: { description: string | null };
}

/** The properties of an entry that the calendar displays. They are the same for all kinds. */
export interface CalendarEntry {
  /** The id is unique across all kinds. */
  id: string;
  kind: LogKind;
  title: string;
  startDate: CalendarDate;
  /** The last day, inclusive. Equal to `startDate` for all kinds except events. */
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
