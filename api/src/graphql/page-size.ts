/** The most rows of one page. */
export const MAX_PAGE = 500;

/** The size of a page that names none. */
export const USUAL_PAGE = 50;
