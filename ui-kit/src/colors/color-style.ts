import type { CSSProperties } from 'react';
import type { SafeColor } from './safe-color.js';

/**
 * The variables that the entry recipe and the dots read (`--c`, and `--c-fill` where it differs).
 * A style of this shape is for what is drawn in the browser; server-rendered lists use `ColorRules`.
 *
 * @example <Dot style={colorStyle(brandColor(brand.color))} />
 */
export function colorStyle({ color, fill }: SafeColor): CSSProperties {
  const variables: Record<`--${string}`, string> = { '--c': color };
  if (fill !== color) variables['--c-fill'] = fill;
  return variables as CSSProperties;
}
