import type { DynamicFields } from '../dynamic-fields.js';
import type { EntryInputs } from './entry-inputs.js';
import type { LogKind } from './kinds/index.js';

interface BaseEntry<Kind extends LogKind> {
  /** The name of the kind's GraphQL type. */
  __typename: TypeNames[Kind];
  /** Unique across all kinds. */
  id: string;
  kind: Kind;
  /** Named `blogName`, `subject`, `postName`, `name`, `episodeTitle` or `title` in the kind's input. */
  title: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `YYYY-MM-DD`, inclusive. Equals `startDate` for all kinds except events. */
  endDate: string;
  brandId: string | null;
  /** A custom color, as it was typed; null for the brand's color. */
  color: string | null;
}

interface FullEntry<Kind extends LogKind> extends BaseEntry<Kind> {
  showOnCalendar: boolean;
  /** Values of custom fields by `fieldName`. */
  dynamicFields: DynamicFields;
  /** Increases with each change. An update sends the version that was edited. */
  version: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

interface TypeNames {
  blog: 'BlogEntry';
  email: 'EmailEntry';
  social: 'SocialEntry';
  event: 'EventEntry';
  podcast: 'PodcastEntry';
  other: 'OtherEntry';
}

/** The fields of each kind that other kinds don't have. */
interface OwnFields {
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

/** An entry of one kind, with the fields of its kind. */
export type EntryOf<Kind extends LogKind> = { [One in Kind]: FullEntry<One> & OwnFields[One] }[Kind];

/** An entry of any kind. Its type narrows by `kind` or `__typename`. */
export type Entry = EntryOf<LogKind>;

/** The fields of an entry that the calendar displays. `useEntry` fetches all fields. */
export interface CalendarEntry extends BaseEntry<LogKind> {}

/** All fields of an entry of one kind, to create or update it. */
export type EntryInput<Kind extends LogKind> = EntryInputs[Kind];
