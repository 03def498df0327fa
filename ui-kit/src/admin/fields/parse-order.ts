/** The largest order that the database can store. */
const MAX_ORDER = 2_147_483_647;

/**
 * Parses a display order: an integer of at least 0. Invalid input is 0.
 *
 * @example parseOrder(' 7 ') // 7
 * @example parseOrder('-3') // 0
 */
export function parseOrder(text: string): number {
  const trimmed = text.trim();
  const order = /^\d+$/.test(trimmed) ? Number(trimmed) : 0;
  return order <= MAX_ORDER ? order : 0;
}
