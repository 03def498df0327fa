import type { DynamicFields } from '../dynamic-fields.js';
import type { EntryInputs } from './entry-inputs.js';
import type { LogKind } from './kinds/index.js';

interface DrawnEntry<Kind extends LogKind> {
  /** The name of the kind's type in the API. */
  __typename: TypeNames[Kind];
  /** Unique over all kinds. */
  id: string;
  kind: Kind;
  /** What the kind's input calls `blogName`, `subject`, `postName`, `name`, `episodeTitle` or `title`. */
  title: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `YYYY-MM-DD`, inclusive; the same as `startDate` for every kind but events. */
  endDate: string;
  /** Null if it has no brand. */
  brandId: string | null;
  /** Its own color, as it was typed; null for the brand's. */
  color: string | null;
}

interface WholeEntry<Kind extends LogKind> extends DrawnEntry<Kind> {
  showOnCalendar: boolean;
  /** Values of custom fields by `fieldName`. */
  dynamicFields: DynamicFields;
  /** Rises with each change; an update names the version that it was made from. */
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

/** The fields that a kind has beyond those of all kinds. */
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
export type EntryOf<Kind extends LogKind> = { [One in Kind]: WholeEntry<One> & OwnFields[One] }[Kind];

/** An entry of any kind; `kind` or `__typename` tells which, and with it which fields there are. */
export type Entry = EntryOf<LogKind>;

/** An entry as the calendar needs it. `useEntry` returns all of it. */
export interface CalendarEntry extends DrawnEntry<LogKind> {}

/** All fields of an entry of one kind, for a creation or an update. */
export type EntryInput<Kind extends LogKind> = EntryInputs[Kind];
