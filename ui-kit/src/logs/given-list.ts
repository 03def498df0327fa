import { warnOnce } from '../primitives/warn-once.js';

// One list for every render, so that nothing that depends on it changes.
const NONE: readonly never[] = [];

/**
 * A list that a component cannot do without. What is none, as where an application has no type checker and its data is
 * not there yet, counts as empty, and the console says so once.
 *
 * @param list What the host gave.
 * @param name What it gave it as, such as 'entries of Calendar'.
 * @example givenList(entries, 'entries of Calendar')
 */
export function givenList<Item>(list: readonly Item[], name: string): readonly Item[] {
  if (Array.isArray(list)) return list;
  warnOnce(
    `'${list}' is no list: give ${name} as an array, an empty one while nothing is there yet. An empty one stands in for it.`,
  );
  return NONE;
}
