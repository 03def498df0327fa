/**
 * The most that a request can cost: two complete lists of entries with the fields of their kind, or one with
 * the fields of all kinds. With 20,000 entries, that takes the server less than half a second.
 */
export const MAX_COST = 1000;

/**
 * The cost of a list of all entries of a kind, or of a range of the calendar: the list itself, and each field
 * of its rows.
 */
export const LIST_COST = { field: 40, multiplier: 20 } as const;

/** The cost of a mutation that can change thousands of entries. */
export const BULK_COST = 100;

/** The cost of a mutation that takes lists of up to a thousand texts. */
export const LONG_INPUT_COST = 50;

/** The cost of a mutation that sets or clears cookies: at most two of them keep the response's headers small. */
export const SESSION_COST = 400;

/** The cost of a field that reads the database for visitors, too. */
export const VISITOR_COST = 100;

/** The cost of the longest page of entries, which has far fewer rows than a list can have. */
const PAGE_COST = { field: 30, multiplier: 2 } as const;

/**
 * The cost of a page of entries: at least that of one row, even if it is empty.
 *
 * @param share how much of the longest page it is, from 0 to 1
 */
export const pageCost = (share: number) => ({
  field: 1 + PAGE_COST.field * share,
  multiplier: 1 + (PAGE_COST.multiplier - 1) * share,
});
