/** The maximum number of rows on a page. */
export const MAX_PAGE = 500;

/** The maximum number of entries on a page of GraphQL. */
export const MAX_LIST = 10_000;

/** The default number of rows on a page. */
export const DEFAULT_PAGE = 50;
