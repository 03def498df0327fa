// The complete package also contains color spaces that CSS doesn't have, and is 5 kB larger.
import 'culori/css';
import { converter } from 'culori/fn';

const toHsl = converter('hsl');

/**
 * Formats a color from a color picker for a form field.
 *
 * @param hex `#rrggbb`
 * @example
 * formatPicked('#3366cc', 'hsl') // 'hsl(220, 60%, 50%)'
 */
export function formatPicked(hex: string, format: 'hex' | 'hsl'): string {
  const hsl = format === 'hsl' ? toHsl(hex) : undefined;
  if (!hsl) return hex.toUpperCase();
  return `hsl(${Math.round(hsl.h ?? 0)}, ${Math.round(hsl.s * 100)}%, ${Math.round(hsl.l * 100)}%)`;
}
