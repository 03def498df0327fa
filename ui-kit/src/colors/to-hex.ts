import { formatHex, parse } from 'culori';
import { FALLBACK_BRAND_COLOR } from './brand-color.js';

/** A colour as `#rrggbb`, for colour pickers; the fallback grey for what is no colour. */
export function toHex(text: string | undefined): string {
  const color = text ? parse(text) : undefined;
  return color ? formatHex(color) : FALLBACK_BRAND_COLOR;
}
