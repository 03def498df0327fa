import type { DynamicFields } from '../dynamic-fields.js';

/** The fields of all kinds. */
interface CommonInput {
  brandId?: string | null;
  /** A custom color; null for the brand's color. */
  color?: string | null;
  /** @default true */
  showOnCalendar?: boolean | null;
  /** Values of custom fields by `fieldName`. */
  dynamicFields?: DynamicFields | null;
}

interface DayInput extends CommonInput {
  /** `YYYY-MM-DD`. */
  date: string;
}

interface BlogInput extends DayInput {
  /** The title: 1 to 300 characters. */
  blogName: string;
  category?: string | null;
}

interface EmailInput extends DayInput {
  /** The title: 1 to 300 characters. */
  subject: string;
  campaignName?: string | null;
}

interface SocialInput extends DayInput {
  /** The title: 1 to 300 characters. */
  postName: string;
  mediaType?: string | null;
  facebook?: boolean | null;
  instagram?: boolean | null;
  tiktok?: boolean | null;
  threads?: boolean | null;
  xTwitter?: boolean | null;
  youtube?: boolean | null;
  snapchat?: boolean | null;
}

interface EventInput extends CommonInput {
  /** The title: 1 to 300 characters. */
  name: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `YYYY-MM-DD`, inclusive. */
  endDate: string;
  location?: string | null;
  notes?: string | null;
}

interface PodcastInput extends DayInput {
  /** The title: 1 to 300 characters. */
  episodeTitle: string;
  guestNotes?: string | null;
}

interface OtherInput extends DayInput {
  /** 1 to 300 characters. */
  title: string;
  description?: string | null;
}

/** The input of each kind. */
export interface EntryInputs {
  blog: BlogInput;
  email: EmailInput;
  social: SocialInput;
  event: EventInput;
  podcast: PodcastInput;
  other: OtherInput;
}
