import type { DynamicFields } from '../../dynamic-fields.js';
import type { LogKind } from './index.js';

/** The fields of each kind that other kinds don't have. */
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
  /** Unique across all kinds. */
  id: string;
  kind: LogKind;
  title: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `YYYY-MM-DD`, inclusive. Equals `startDate` for all kinds except events. */
  endDate: string;
  brandId: string | null;
  /** A custom color, as it was typed; null for the brand's color. */
  color: string | null;
}

/** A complete entry of any kind. */
export interface Entry extends CalendarEntry {
  showOnCalendar: boolean;
  /** Values of custom fields by `fieldName`. */
  dynamicFields: DynamicFields;
  /** Values of the fields that only its kind has, by name. {@link EntryOf} knows their names and types. */
  fields: DynamicFields;
  /** Increases with each change. An update sends the version that was edited. */
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
 * A complete entry of one kind, with the types of its fields. `EntryOf<LogKind>` narrows by `kind`.
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
  /** Values of custom fields by `fieldName`. */
  dynamicFields?: DynamicFields | null;
  /** Values of the fields that only this kind has, by name. */
  fields?: { [Name in keyof KindFields[Kind]]?: KindFields[Kind][Name] | null } | null;
}

interface DayInput<Kind extends LogKind> extends BaseInput<Kind> {
  /** `YYYY-MM-DD`. Equals `startDate`, which is the default. */
  endDate?: string | null;
}

interface SpanInput<Kind extends LogKind> extends BaseInput<Kind> {
  /** `YYYY-MM-DD`, inclusive. */
  endDate: string;
}

/** All fields of an entry of one kind, to create or update it. */
export type EntryInput<Kind extends LogKind> = {
  [One in Kind]: One extends 'event' ? SpanInput<One> : DayInput<One>;
}[Kind];
