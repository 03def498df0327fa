import type { LogKind } from '../src/logs/kinds/index.js';

/** One kind as the spec writes it down, so that tests do not take the code's own word for it. */
export interface SpecKind {
  kind: LogKind;
  /** In the paths of section 7. */
  segment: string;
  /** GraphQL's name for it. */
  typeName: string;
  dates: 'day' | 'span';
  /** What section 3 calls its title. */
  title: string;
  texts: readonly string[];
  flags: readonly string[];
  /** The columns of its list (section 2), without custom fields. */
  columns: readonly string[];
}

const PLATFORMS = ['facebook', 'instagram', 'tiktok', 'threads', 'xTwitter', 'youtube', 'snapchat'];

/** The six kinds of sections 2, 3 and 7. */
export const specKinds: readonly SpecKind[] = [
  {
    kind: 'blog',
    segment: 'blog',
    typeName: 'BlogEntry',
    dates: 'day',
    title: 'blogName',
    texts: ['category'],
    flags: [],
    columns: ['date', 'blogName', 'category', 'brand', 'onCalendar'],
  },
  {
    kind: 'email',
    segment: 'email',
    typeName: 'EmailEntry',
    dates: 'day',
    title: 'subject',
    texts: ['campaignName'],
    flags: [],
    columns: ['date', 'subject', 'campaignName', 'brand', 'onCalendar'],
  },
  {
    kind: 'social',
    segment: 'social',
    typeName: 'SocialEntry',
    dates: 'day',
    title: 'postName',
    texts: ['mediaType'],
    flags: PLATFORMS,
    columns: ['date', 'postName', 'mediaType', 'platforms', 'brand', 'onCalendar'],
  },
  {
    kind: 'event',
    segment: 'events',
    typeName: 'EventEntry',
    dates: 'span',
    title: 'name',
    texts: ['location', 'notes'],
    flags: [],
    columns: ['startDate', 'endDate', 'name', 'location', 'brand', 'onCalendar'],
  },
  {
    kind: 'podcast',
    segment: 'podcast',
    typeName: 'PodcastEntry',
    dates: 'day',
    title: 'episodeTitle',
    texts: ['guestNotes'],
    flags: [],
    columns: ['date', 'episodeTitle', 'guestNotes', 'brand', 'onCalendar'],
  },
  {
    kind: 'other',
    segment: 'other',
    typeName: 'OtherEntry',
    dates: 'day',
    title: 'title',
    texts: ['description'],
    flags: [],
    columns: ['date', 'title', 'description', 'brand', 'onCalendar'],
  },
];
