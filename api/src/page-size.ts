/** The most rows of one page. */
export const MAX_PAGE = 500;

/** The default size of a page. */
export const DEFAULT_PAGE = 50;
