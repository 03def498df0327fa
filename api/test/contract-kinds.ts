import type { BuiltInField } from '@content-planner/model';
import { kindList } from '../src/logs/kinds/index.js';
import type { KindDescription } from '../src/logs/kinds/kind.js';
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

const byKind: Partial<Record<LogKind, Omit<ContractKind, 'kind'>>> = {
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

/** The kinds in the table. */
export const specifiedKinds = Object.keys(byKind) as readonly LogKind[];

/** Returns the names of a kind that is not in the table, from its description. */
function factsOf({ rest, dates, fields, columns }: KindDescription): Omit<ContractKind, 'kind'> {
  const own: [string, BuiltInField][] = Object.entries(fields);
  const flags = own.flatMap(([, { type, options = [] }]) => (type === 'multipleChoice' ? options : []));
  return {
    ...{ segment: rest.path, title: rest.title, dates, columns: [...columns, 'brand', 'onCalendar'] },
    texts: own.flatMap(([name, { type }]) => (type === 'multipleChoice' ? [] : [name])),
    flags: flags.map(({ id }) => id),
  };
}

/** All kinds. */
export const contractKinds: readonly ContractKind[] = kindList.map((description) => ({
  kind: description.kind,
  ...(byKind[description.kind] ?? factsOf(description)),
}));
