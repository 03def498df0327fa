/** Checks whether two lists contain the same objects in the same order. */
export function isSameList(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.length === second.length && first.every((item, index) => item === second[index]);
}
