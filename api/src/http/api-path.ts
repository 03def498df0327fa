/** Whether a path belongs to REST or GraphQL. */
export const isApiPath = (path: string): boolean => /^\/(api|graphql)(\/|$)/.test(path);
