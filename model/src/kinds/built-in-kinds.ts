import { BUILT_IN_FIELDS, type BuiltInField } from './built-in-fields.js';

/** A kind of log that every planner has. */
export interface BuiltInKind {
  /** The name in files and before "Logs". */
  readonly name: string;
  /** What one entry is called. */
  readonly badge: string;
  /** The color of entries that have neither a custom color nor a brand color. */
  readonly color: string;
  /** The name of the icon in Lucide. */
  readonly icon: string;
  /** Whether entries have a single `day`, or a `span` of days with a separate `endDate`. Both dates are inclusive. */
  readonly dates: 'day' | 'span';
  readonly titleLabel: string;
  /** The kind's own fields by id, in order. */
  readonly fields: Readonly<Record<string, BuiltInField>>;
  /** The ids of the kind's own list columns, in default order. Shared columns follow. */
  readonly columns: readonly string[];
  /** The names that only REST uses. */
  readonly rest: {
    /** The last part of the path `/api/logs/{path}`. */
    readonly path: string;
    /** The name of the property that contains the entry's title, such as `blogName`. */
    readonly title: string;
  };
}

const { category, campaignName, mediaType, platforms, location, notes, guestNotes, description } =
  BUILT_IN_FIELDS;

/**
 * The kinds that every planner has, in display order. To add one, follow the guide `ui-kit/docs/adding-a-log-kind.mdx`.
 *
 * @example BUILT_IN_KINDS.blog.badge // 'Blog Post'
 */
export const BUILT_IN_KINDS = {
  blog: {
    name: 'Blog',
    badge: 'Blog Post',
    color: '#3B82F6',
    icon: 'file-text',
    dates: 'day',
    titleLabel: 'Blog Name',
    fields: { category },
    columns: ['date', 'blogName', 'category'],
    rest: { path: 'blog', title: 'blogName' },
  },
  email: {
    name: 'Email',
    badge: 'Email Campaign',
    color: '#8B5CF6',
    icon: 'mail',
    dates: 'day',
    titleLabel: 'Subject',
    fields: { campaignName },
    columns: ['date', 'subject', 'campaignName'],
    rest: { path: 'email', title: 'subject' },
  },
  social: {
    name: 'Social',
    badge: 'Social Post',
    color: '#EC4899',
    icon: 'share-2',
    dates: 'day',
    titleLabel: 'Post Name',
    fields: { mediaType, platforms },
    columns: ['date', 'postName', 'mediaType', 'platforms'],
    rest: { path: 'social', title: 'postName' },
  },
  event: {
    name: 'Event',
    badge: 'Event',
    color: '#F59E0B',
    icon: 'ticket',
    dates: 'span',
    titleLabel: 'Name',
    fields: { location, notes },
    columns: ['startDate', 'endDate', 'name', 'location'],
    rest: { path: 'events', title: 'name' },
  },
  podcast: {
    name: 'Podcast',
    badge: 'Podcast Episode',
    color: '#10B981',
    icon: 'mic',
    dates: 'day',
    titleLabel: 'Episode Title',
    fields: { guestNotes },
    columns: ['date', 'episodeTitle', 'guestNotes'],
    rest: { path: 'podcast', title: 'episodeTitle' },
  },
  other: {
    name: 'Other',
    badge: 'Other',
    color: '#6B7280',
    icon: 'shapes',
    dates: 'day',
    titleLabel: 'Title',
    fields: { description },
    columns: ['date', 'title', 'description'],
    rest: { path: 'other', title: 'title' },
  },
} as const satisfies Record<string, BuiltInKind>;

/** The id of a kind of log that every planner has. */
export type BuiltInKindId = keyof typeof BUILT_IN_KINDS;

/**
 * The kinds of logs that every planner has, in display order.
 *
 * @example
 * const isBuiltIn = LOG_KINDS.some((one) => one === kind);
 */
export const LOG_KINDS = Object.keys(BUILT_IN_KINDS) as readonly BuiltInKindId[];
