import { warnOnce } from '../internal/warn-once.js';

// The same array in every render, so that memoized values stay valid.
const NONE: readonly never[] = [];

/**
 * Returns a required list prop, or an empty list if the prop is not an array, with one warning in the console. This
 * happens in applications without a type checker whose data has not loaded yet.
 *
 * @param list The prop.
 * @param name Its name in the warning, such as 'entries of Calendar'.
 * @example givenList(entries, 'entries of Calendar')
 */
export function givenList<Item>(list: readonly Item[], name: string): readonly Item[] {
  if (Array.isArray(list)) return list;
  warnOnce(
    `${name} must be an array, but got ${list}. An empty array is used instead. Pass [] until the data has loaded.`,
  );
  return NONE;
}
