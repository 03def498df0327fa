/** The largest order that is kept. */
const MAX_ORDER = 2_147_483_647;

/**
 * A display order as it was typed: an integer of 0 or more; anything else is 0.
 *
 * @example parseOrder(' 7 ') // 7
 * @example parseOrder('-3') // 0
 */
export function parseOrder(text: string): number {
  const trimmed = text.trim();
  const order = /^\d+$/.test(trimmed) ? Number(trimmed) : 0;
  return order <= MAX_ORDER ? order : 0;
}
