/** A selection that the user extends step by step with Shift, from one place, such as a day or a row, to another. */
export interface Extension<Place> {
  /** Where the range starts. */
  anchor: Place;
  /** Where the range ends. */
  end: Place;
  /** The ids that were selected before the range was started. */
  before: readonly string[];
}

/**
 * Extends a selection by a step. Selects what is between the start and the new end of the range, in addition to what was
 * selected before the range was started. A step back therefore deselects what it leaves.
 *
 * @param last The previous step, or null. A step that does not begin at its end starts a new range.
 * @param between Returns the ids between two places, which are passed in any order.
 */
export function extendSelection<Place>(
  last: Extension<Place> | null,
  ids: readonly string[],
  { from, to }: { from: Place; to: Place },
  between: (one: Place, other: Place) => readonly string[],
): { extension: Extension<Place>; ids: readonly string[] } {
  const { anchor, before } = last?.end === from ? last : { anchor: from, before: ids };
  return {
    extension: { anchor, end: to, before },
    ids: [...new Set([...before, ...between(anchor, to)])],
  };
}
