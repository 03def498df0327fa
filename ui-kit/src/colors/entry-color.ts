import type { KindDescription } from '../logs/kinds/kind.js';
import { type SafeColor, safeColor } from './safe-color.js';

/** The values that determine an entry's color. */
export interface EntryColorInput {
  /** The entry's custom color. */
  color?: string | null;
  /** The color of the entry's brand, if the brand exists. */
  brandColor?: string | null | undefined;
  /** The entry's kind. */
  kind: Pick<KindDescription, 'defaultColor'>;
}

/**
 * Returns the color of an entry in the calendar: the custom color, or else the brand's color, or else the kind's
 * default color. Colors that are not safe to render are ignored.
 *
 * @example entryColor({ color: null, brandColor: 'hsl(220, 60%, 50%)', kind: KINDS.blog }).color
 */
export function entryColor({ color, brandColor, kind }: EntryColorInput): SafeColor {
  return safeColor(color) ?? safeColor(brandColor) ?? kindColor(kind);
}

/** Returns the default color of a kind. */
export const kindColor = ({ defaultColor }: Pick<KindDescription, 'defaultColor'>): SafeColor => ({
  color: defaultColor,
  fill: defaultColor,
});
