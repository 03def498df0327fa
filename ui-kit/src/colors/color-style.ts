import type { CSSProperties } from 'react';
import type { SafeColor } from './safe-color.js';

/**
 * Returns the CSS variables that entries and dots use: `--c`, and `--c-fill` if it differs. Use this function for
 * elements that are rendered only in the browser. Server-rendered lists use `ColorRules`.
 *
 * @example <Dot style={colorStyle(brandColor(brand.color))} />
 */
export function colorStyle({ color, fill }: SafeColor): CSSProperties {
  const variables: Record<`--${string}`, string> = { '--c': color };
  if (fill !== color) variables['--c-fill'] = fill;
  return variables as CSSProperties;
}
