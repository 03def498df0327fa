/** The maximum number of rows on a page. */
export const MAX_PAGE = 500;

/** The default number of rows on a page. */
export const DEFAULT_PAGE = 50;
