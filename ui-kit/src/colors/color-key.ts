/**
 * Returns a name for a safe fill. The name can be used in attribute selectors without quotes, and different fills have
 * different names.
 *
 * @example colorKey('#f00') // 'c_23_f00'
 */
export function colorKey(fill: string): string {
  return `c${fill.replace(/[^A-Za-z0-9]/g, (char) => `_${char.charCodeAt(0).toString(16)}_`)}`;
}
