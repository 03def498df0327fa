/**
 * Returns the smallest items in a list, sorted, without sorting the other items.
 *
 * @example smallest([3, 1, 2], 2, (a, b) => a - b) // [1, 2]
 */
export function smallest<T>(
  list: readonly T[],
  count: number,
  compare: (first: T, second: T) => number,
): T[] {
  if (count <= 0) return [];
  if (list.length <= count) return [...list].sort(compare);
  const kept: T[] = [];
  for (const item of list) {
    const last = kept.at(-1);
    if (kept.length === count && last !== undefined && compare(item, last) >= 0) continue;
    if (kept.length === count) kept.pop();
    let index = kept.length;
    while (index > 0 && compare(item, kept[index - 1] as T) < 0) index -= 1;
    kept.splice(index, 0, item);
  }
  return kept;
}
