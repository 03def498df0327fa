/**
 * The longest pause before a page fetches what others have changed, in ms. One change can affect hundreds of pages, and
 * requests from all of them at the same time would delay everybody.
 */
export const SPREAD = 1_500;

/** The longest pause before a page refetches everything because all pages have missed changes, in ms. */
export const SPREAD_AFTER_MISSED = 5_000;
