import { kindOf } from '../logs/kinds/kind-of.js';
import type { LogKind } from '../logs/types.js';
import { type SafeColor, safeColor } from './safe-color.js';

/** What decides an entry's colour. */
export interface EntryColorInput {
  /** The entry's custom colour. */
  color?: string | null;
  /** The colour of the entry's brand, where it has one that is known. */
  brandColor?: string | null | undefined;
  kind: LogKind;
}

/**
 * The colour of an entry on the calendar: the custom colour, then the brand's, then the kind's default. A colour
 * that is not safe to render counts as not given.
 *
 * @example entryColor({ color: null, brandColor: 'hsl(220, 60%, 50%)', kind: 'blog' }).color
 */
export function entryColor({ color, brandColor, kind }: EntryColorInput): SafeColor {
  return safeColor(color) ?? safeColor(brandColor) ?? kindColor(kind);
}

/** The default colour of a kind. */
export function kindColor(kind: LogKind): SafeColor {
  const color = kindOf(kind).defaultColor;
  return { color, fill: color };
}
