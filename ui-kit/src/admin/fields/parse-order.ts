/** The largest order that the database can store. */
const MAX_ORDER = 2_147_483_647;

/**
 * Parses a display order, which is a non-negative integer. Returns 0 for invalid input.
 *
 * @example parseOrder(' 7 ') // 7
 * @example parseOrder('-3') // 0
 */
export function parseOrder(text: string): number {
  const trimmed = text.trim();
  const order = /^\d+$/.test(trimmed) ? Number(trimmed) : 0;
  return order <= MAX_ORDER ? order : 0;
}
