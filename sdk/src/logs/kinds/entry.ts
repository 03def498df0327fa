import type { DynamicFields } from '../../dynamic-fields.js';
import type { LogKind } from './index.js';

/** The fields that only one kind has, keyed by kind. */
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

/** The fields of an entry that the calendar displays. `useEntry` fetches all fields. */
export interface CalendarEntry {
  /** The id is unique across all kinds. */
  id: string;
  kind: LogKind;
  title: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `YYYY-MM-DD`, inclusive. Equal to `startDate` for all kinds except events. */
  endDate: string;
  brandId: string | null;
  /** A custom color, as the user typed it; null for the brand's color. */
  color: string | null;
  /** The values of custom fields, keyed by `fieldName`, if `includeCustomFields` is set. */
  dynamicFields?: DynamicFields;
  /** Increases with each change. Updates and moves must contain the version that the user edited. */
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

interface OneKind<Kind extends LogKind> extends Entry {
  kind: Kind;
  fields: KindFields[Kind];
}

/**
 * A complete entry of one kind, with the types of its fields. `EntryOf<LogKind>` is a union that TypeScript can narrow
 * by `kind`.
 *
 * @example
 * const { entries } = useEntryPage(); // readonly EntryOf<LogKind>[]
 * const locations = entries.map((entry) => (entry.kind === 'event' ? entry.fields.location : null));
 */
export type EntryOf<Kind extends LogKind> = { [One in Kind]: OneKind<One> }[Kind];

interface BaseInput<Kind extends LogKind> {
  /** 1 to 300 characters. */
  title: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  brandId?: string | null;
  /** A custom color; null for the brand's color. */
  color?: string | null;
  /** @default true */
  showOnCalendar?: boolean | null;
  /** The values of custom fields, keyed by `fieldName`. */
  dynamicFields?: DynamicFields | null;
  /** The values of the fields that only this kind has, keyed by name. */
  fields?: { [Name in keyof KindFields[Kind]]?: KindFields[Kind][Name] | null } | null;
}

interface DayInput<Kind extends LogKind> extends BaseInput<Kind> {
  /** `YYYY-MM-DD`. Must be equal to `startDate`, which is the default. */
  endDate?: string | null;
}

interface SpanInput<Kind extends LogKind> extends BaseInput<Kind> {
  /** `YYYY-MM-DD`, inclusive. */
  endDate: string;
}

/** The input for creating or updating an entry of one kind. */
export type EntryInput<Kind extends LogKind> = {
  [One in Kind]: One extends 'event' ? SpanInput<One> : DayInput<One>;
}[Kind];
