import type { BuiltInKindId } from './built-in-kinds.js';

/** The id of a kind of log. */
export type LogKind = BuiltInKindId | (string & Record<never, never>);

/** A kind of log. */
export interface Kind {
  /** A unique id that never changes. */
  id: LogKind;
  /** What one entry and several entries are called, such as 'Webinar' and 'Webinars'. */
  names: { one: string; many: string };
  /** The name of an icon of Lucide. */
  icon: string;
  /** The color of entries that have neither a custom color nor a brand color. */
  color: string;
  /** Whether entries have a single `day`, or a `span` of days with a separate `endDate`. */
  dates: 'day' | 'span';
  /** The label of the field for titles. */
  titleLabel: string;
  /** Whether new entries can't be of this kind. Existing entries are displayed. */
  isHidden: boolean;
}
