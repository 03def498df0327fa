/**
 * A name for a safe fill, fit for an attribute selector without quotes: two fills share it only when they are equal.
 *
 * @example colorKey('#f00') // 'c_23_f00'
 */
export function colorKey(fill: string): string {
  return `c${fill.replace(/[^A-Za-z0-9]/g, (char) => `_${char.charCodeAt(0).toString(16)}_`)}`;
}
