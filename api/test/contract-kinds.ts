import type { LogKind } from './built-in-kinds.js';

/** The public names of a kind. They are repeated here so that the tests don't depend on the code under test. */
export interface ContractKind {
  kind: LogKind;
  /** The name in REST paths. */
  segment: string;
  dates: 'day' | 'span';
  /** The name of the title field in REST. */
  title: string;
  texts: readonly string[];
  flags: readonly string[];
  /** The list's columns, excluding custom fields. */
  columns: readonly string[];
}

const PLATFORMS = ['facebook', 'instagram', 'tiktok', 'threads', 'xTwitter', 'youtube', 'snapchat'];

const byKind: Record<LogKind, Omit<ContractKind, 'kind'>> = {
  blog: {
    segment: 'blog',
    dates: 'day',
    title: 'blogName',
    texts: ['category'],
    flags: [],
    columns: ['date', 'blogName', 'category', 'brand', 'onCalendar'],
  },
  email: {
    segment: 'email',
    dates: 'day',
    title: 'subject',
    texts: ['campaignName'],
    flags: [],
    columns: ['date', 'subject', 'campaignName', 'brand', 'onCalendar'],
  },
  social: {
    segment: 'social',
    dates: 'day',
    title: 'postName',
    texts: ['mediaType'],
    flags: PLATFORMS,
    columns: ['date', 'postName', 'mediaType', 'platforms', 'brand', 'onCalendar'],
  },
  event: {
    segment: 'events',
    dates: 'span',
    title: 'name',
    texts: ['location', 'notes'],
    flags: [],
    columns: ['startDate', 'endDate', 'name', 'location', 'brand', 'onCalendar'],
  },
  podcast: {
    segment: 'podcast',
    dates: 'day',
    title: 'episodeTitle',
    texts: ['guestNotes'],
    flags: [],
    columns: ['date', 'episodeTitle', 'guestNotes', 'brand', 'onCalendar'],
  },
  other: {
    segment: 'other',
    dates: 'day',
    title: 'title',
    texts: ['description'],
    flags: [],
    columns: ['date', 'title', 'description', 'brand', 'onCalendar'],
  },
};

/** All kinds. */
export const contractKinds: readonly ContractKind[] = Object.entries(byKind).map(([kind, facts]) => ({
  kind: kind as LogKind,
  ...facts,
}));
