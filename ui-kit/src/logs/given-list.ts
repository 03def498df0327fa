import { warnOnce } from '../internal/warn-once.js';

// This array is the same on every render, so that memoized values stay valid.
const NONE: readonly never[] = [];

/**
 * Returns a required list prop. If the prop is not an array, returns an empty list and logs one warning to the console.
 * Applications without type checking might pass undefined while their data is still loading.
 *
 * @param list The prop.
 * @param name The prop's name in the warning, such as 'entries of Calendar'.
 * @example givenList(entries, 'entries of Calendar')
 */
export function givenList<Item>(list: readonly Item[], name: string): readonly Item[] {
  if (Array.isArray(list)) return list;
  warnOnce(
    `${name} must be an array, but got ${list}. An empty array is used instead. Pass [] until the data has loaded.`,
  );
  return NONE;
}
