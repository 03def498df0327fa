import 'culori/css';
import { formatHex, parse } from 'culori/fn';
import { FALLBACK_BRAND_COLOR } from './brand-color.js';

/** Returns a color as `#rrggbb` for color pickers, or gray if the text is not a color. */
export function toHex(text: string | undefined): string {
  const color = text ? parse(text) : undefined;
  return color ? formatHex(color) : FALLBACK_BRAND_COLOR;
}
