/**
 * The maximum cost of a request: two complete lists of entries with the fields of one kind, or one list with the fields
 * of all kinds. With 20,000 entries, a request with this cost takes the server less than half a second.
 */
export const MAX_COST = 1000;

/** The cost of a complete list of entries, or of a calendar range: the list itself, plus each field of its rows. */
export const LIST_COST = { field: 40, multiplier: 20 } as const;

/**
 * The cost of a query that counts all entries. With the longest filter, this query takes the embedded database one
 * second.
 */
export const COUNT_COST = 200;

/** The cost of a mutation that can change thousands of entries. */
export const BULK_COST = 100;

/** The cost of an import. This cost allows one import per request. */
export const IMPORT_COST = 501;

/** The cost of the rows in an import's result. A result can contain 10,000 rows. */
export const IMPORT_ROWS_COST = { field: 20, multiplier: 5 } as const;

/** The cost of a mutation with lists of up to a thousand strings. */
export const LONG_INPUT_COST = 50;

/**
 * The cost of a mutation that sets or clears cookies. This cost allows at most two such mutations per request, to keep
 * the response's headers small.
 */
export const SESSION_COST = 400;

/** The cost of a field that reads the database and that even visitors can query. */
export const VISITOR_COST = 100;

/** The cost of the largest page of entries. A page has far fewer rows than a list can have. */
const PAGE_COST = { field: 30, multiplier: 2 } as const;

/**
 * Returns the cost of a page of entries, which is at least the cost of one row, even if the page is empty.
 *
 * @param share the page's size relative to the largest page, from 0 to 1
 */
export const pageCost = (share: number) => ({
  field: 1 + PAGE_COST.field * share,
  multiplier: 1 + (PAGE_COST.multiplier - 1) * share,
});
