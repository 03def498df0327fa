import { isFull } from './full.js';

/** A kind's names and values, for tests that run for every kind. */
export interface KindFacts {
  /** The kind's name in phrases such as 'blog log'. */
  kind: string;
  /** The kind's name in phrases such as 'Blog Log'. */
  name: string;
  /** The path of the kind's screen. */
  path: string;
  /** The path of the kind's list in the REST API. */
  rest: string;
  /** The name of the title field in the API. `label` is its label in the form. */
  title: string;
  label: string;
  /** The column headers of the kind's list, in order, without custom fields and actions. */
  columns: readonly string[];
  /** The kind's own fields in the form, by label: the text to enter, or null to check a checkbox. */
  form: Readonly<Record<string, string | null>>;
  /** The same fields as stored by the API. */
  stored: Readonly<Record<string, unknown>>;
  /** The same fields as stored by the API, after the form was submitted without values. */
  empty: Readonly<Record<string, unknown>>;
  /** The cells of the kind's own columns, in order. */
  cells: readonly string[];
  /** The other fields of an entry, with the API's names. */
  sample: Readonly<Record<string, unknown>>;
  printHeading: string;
}

const kind = (facts: Omit<KindFacts, 'path' | 'rest' | 'printHeading'> & Partial<KindFacts>): KindFacts => {
  const path = facts.path ?? `/logs/${facts.kind}`;
  return { path, rest: path, printHeading: `${facts.name} Logs`, ...facts };
};

const date = '2026-10-14';

/** The six kinds. */
export const KINDS: readonly KindFacts[] = [
  kind({
    kind: 'blog',
    name: 'Blog',
    title: 'blogName',
    label: 'Blog Name',
    columns: ['Date', 'Blog Name', 'Category', 'Brand', 'On Calendar'],
    form: { Category: 'Guides' },
    stored: { category: 'Guides' },
    empty: { category: null },
    cells: ['Guides'],
    sample: { date, category: 'Guides' },
  }),
  kind({
    kind: 'email',
    name: 'Email',
    title: 'subject',
    label: 'Subject',
    columns: ['Date', 'Subject', 'Campaign', 'Brand', 'On Calendar'],
    form: { Campaign: 'Autumn' },
    stored: { campaignName: 'Autumn' },
    empty: { campaignName: null },
    cells: ['Autumn'],
    sample: { date, campaignName: 'Autumn' },
  }),
  kind({
    kind: 'social',
    name: 'Social',
    title: 'postName',
    label: 'Post Name',
    columns: ['Date', 'Post Name', 'Media Type', 'Platforms', 'Brand', 'On Calendar'],
    form: { 'Media Type': 'Reel', Facebook: null, 'X (Twitter)': null },
    stored: { mediaType: 'Reel', facebook: true, xTwitter: true, instagram: false },
    empty: { mediaType: null, facebook: false },
    cells: ['Reel', '(FB, X)'],
    sample: { date, mediaType: 'Reel', facebook: true, instagram: true },
    printHeading: 'Social Media Logs',
  }),
  kind({
    kind: 'event',
    name: 'Event',
    path: '/logs/events',
    title: 'name',
    label: 'Name',
    columns: ['Start Date', 'End Date', 'Name', 'Location', 'Brand', 'On Calendar'],
    form: { Location: 'Porto', Notes: 'Booth 4' },
    stored: { location: 'Porto', notes: 'Booth 4' },
    empty: { location: null, notes: null },
    cells: ['Porto'],
    sample: { startDate: date, endDate: '2026-10-16', location: 'Porto', notes: 'Booth 4' },
  }),
  kind({
    kind: 'podcast',
    name: 'Podcast',
    title: 'episodeTitle',
    label: 'Episode Title',
    columns: ['Date', 'Episode Title', 'Guest Notes', 'Brand', 'On Calendar'],
    form: { 'Guest Notes': 'Brings a bike' },
    stored: { guestNotes: 'Brings a bike' },
    empty: { guestNotes: null },
    cells: ['Brings a bike'],
    sample: { date, guestNotes: 'Brings a bike' },
  }),
  kind({
    kind: 'other',
    name: 'Other',
    title: 'title',
    label: 'Title',
    columns: ['Date', 'Title', 'Description', 'Brand', 'On Calendar'],
    form: { Description: 'Whatever it is' },
    stored: { description: 'Whatever it is' },
    empty: { description: null },
    cells: ['Whatever it is'],
    sample: { date, description: 'Whatever it is' },
  }),
];

/**
 * The kinds for tests of behavior that all kinds share. `npm test` runs these tests for blog logs, and for events,
 * which have two dates. `pnpm soak` runs them for all kinds.
 */
export const SAMPLE_KINDS: readonly KindFacts[] = isFull
  ? KINDS
  : KINDS.filter(({ kind }) => ['blog', 'event'].includes(kind));
