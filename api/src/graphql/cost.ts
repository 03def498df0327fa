/**
 * The most that one request may cost: ten whole lists of entries with all their fields. What the
 * planner's screens send costs a tenth of it.
 */
export const MAX_COST = 1000;

/** What a list of all entries of a kind, or of a range of the calendar, costs: itself, and each field of its rows. */
export const LIST_COST = { field: 30, multiplier: 2 } as const;

/**
 * What a page of entries costs.
 *
 * @param share how much of the longest page it is, from 0 to 1
 */
export const pageCost = (share: number) => ({
  field: 1 + LIST_COST.field * share,
  multiplier: LIST_COST.multiplier * share,
});
