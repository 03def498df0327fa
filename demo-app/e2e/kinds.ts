import type { BuiltInKindId, LogKind } from '@content-planner/ui-kit';
import { isFull } from '../../.ci/full.js';
import { BUILT_IN_KINDS, type BuiltInKind, LOG_KINDS } from '../../model/src/kinds/built-in-kinds.js';

/** A kind's names and values, for tests that run for every kind. */
export interface KindFacts {
  /** The kind, which is also its name in phrases such as 'blog log'. */
  kind: LogKind;
  /** The kind's name in titles such as 'Blog Log'. */
  name: string;
  /** The text on the kind's badge. */
  badge: string;
  /** The path of the kind's screen. */
  path: string;
  /** The path of the kind's list in the REST API. */
  rest: string;
  /** The name of the title field in the API. `label` is the title field's label in the form. */
  title: string;
  label: string;
  /** The column headers of the kind's list, in order, excluding custom fields and actions. */
  columns: readonly string[];
  /** The kind's own fields in the form, keyed by label: the text to enter, or null to check a checkbox. */
  form: Readonly<Record<string, string | null>>;
  /** The kind's own fields as stored by the API after the form was submitted with the values in `form`. */
  stored: Readonly<Record<string, unknown>>;
  /** The kind's own fields as stored by the API after the form was submitted without values. */
  empty: Readonly<Record<string, unknown>>;
  /** The cells of the kind's own columns, in order. */
  cells: readonly string[];
  /** The fields of a sample entry except its title, keyed by their names in the API. */
  sample: Readonly<Record<string, unknown>>;
  printHeading: string;
}

type Derived = 'path' | 'rest' | 'printHeading';
type GivenFacts = Omit<KindFacts, 'kind' | Derived> & Partial<Pick<KindFacts, Derived>>;

const date = '2026-10-14';

const byKind: Partial<Record<LogKind, GivenFacts>> = {
  blog: {
    name: 'Blog',
    badge: 'Blog Post',
    title: 'blogName',
    label: 'Blog Name',
    columns: ['Date', 'Blog Name', 'Category', 'Brand', 'On Calendar'],
    form: { Category: 'Guides' },
    stored: { category: 'Guides' },
    empty: { category: null },
    cells: ['Guides'],
    sample: { date, category: 'Guides' },
  },
  email: {
    name: 'Email',
    badge: 'Email Campaign',
    title: 'subject',
    label: 'Subject',
    columns: ['Date', 'Subject', 'Campaign', 'Brand', 'On Calendar'],
    form: { Campaign: 'Autumn' },
    stored: { campaignName: 'Autumn' },
    empty: { campaignName: null },
    cells: ['Autumn'],
    sample: { date, campaignName: 'Autumn' },
  },
  social: {
    name: 'Social',
    badge: 'Social Post',
    title: 'postName',
    label: 'Post Name',
    columns: ['Date', 'Post Name', 'Media Type', 'Platforms', 'Brand', 'On Calendar'],
    form: { 'Media Type': 'Reel', Facebook: null, 'X (Twitter)': null },
    stored: { mediaType: 'Reel', facebook: true, xTwitter: true, instagram: false },
    empty: { mediaType: null, facebook: false },
    cells: ['Reel', '(FB, X)'],
    sample: { date, mediaType: 'Reel', facebook: true, instagram: true },
    printHeading: 'Social Media Logs',
  },
  event: {
    name: 'Event',
    badge: 'Event',
    path: '/logs/events',
    title: 'name',
    label: 'Name',
    columns: ['Start Date', 'End Date', 'Name', 'Location', 'Brand', 'On Calendar'],
    form: { Location: 'Porto', Notes: 'Booth 4' },
    stored: { location: 'Porto', notes: 'Booth 4' },
    empty: { location: null, notes: null },
    cells: ['Porto'],
    sample: { startDate: date, endDate: '2026-10-16', location: 'Porto', notes: 'Booth 4' },
  },
  podcast: {
    name: 'Podcast',
    badge: 'Podcast Episode',
    title: 'episodeTitle',
    label: 'Episode Title',
    columns: ['Date', 'Episode Title', 'Guest Notes', 'Brand', 'On Calendar'],
    form: { 'Guest Notes': 'Brings a bike' },
    stored: { guestNotes: 'Brings a bike' },
    empty: { guestNotes: null },
    cells: ['Brings a bike'],
    sample: { date, guestNotes: 'Brings a bike' },
  },
  other: {
    name: 'Other',
    badge: 'Other',
    title: 'title',
    label: 'Title',
    columns: ['Date', 'Title', 'Description', 'Brand', 'On Calendar'],
    form: { Description: 'Whatever it is' },
    stored: { description: 'Whatever it is' },
    empty: { description: null },
    cells: ['Whatever it is'],
    sample: { date, description: 'Whatever it is' },
  },
};

/** Returns the facts about a kind with text fields from its description. */
function describedFacts(kind: BuiltInKindId): GivenFacts {
  const { name, badge, dates, titleLabel, fields, columns, rest }: BuiltInKind = BUILT_IN_KINDS[kind];
  const own = Object.keys(fields);
  const dateLabels = dates === 'span' ? ['Start Date', 'End Date'] : ['Date'];
  const listed = own.filter((field) => columns.includes(field));
  const labelsOf = (names: readonly string[]) => names.map((field) => fields[field]?.label ?? field);
  const valuesOf = (value: string | null) => Object.fromEntries(own.map((field) => [field, value]));
  return {
    ...{ name, badge, title: rest.title, label: titleLabel },
    columns: [...dateLabels, titleLabel, ...labelsOf(listed), 'Brand', 'On Calendar'],
    form: Object.fromEntries(labelsOf(own).map((label) => [label, 'Text'])),
    ...{ stored: valuesOf('Text'), empty: valuesOf(null), cells: listed.map(() => 'Text') },
    sample: {
      ...(dates === 'span' ? { startDate: date, endDate: '2026-10-16' } : { date }),
      ...valuesOf('Text'),
    },
  };
}

/** All kinds. */
export const KINDS: readonly KindFacts[] = LOG_KINDS.map((kind) => {
  const facts = byKind[kind] ?? describedFacts(kind);
  const path = facts.path ?? `/logs/${kind}`;
  return { kind, path, rest: path, printHeading: `${facts.name} Logs`, ...facts };
});

/** Returns the names and values of a kind. */
export const factsOf = (kind: LogKind): KindFacts => KINDS.find((facts) => facts.kind === kind) as KindFacts;

/**
 * The kinds for tests of behavior that all kinds share. `npm test` runs these tests for blog logs, and `pnpm soak` runs
 * them for all kinds. In `npm test`, quick-create.spec.ts creates an event with the form.
 */
export const SAMPLE_KINDS: readonly KindFacts[] = isFull
  ? KINDS
  : KINDS.filter(({ kind }) => kind === 'blog');
