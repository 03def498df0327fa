import type { LogKind } from '@content-planner/model';

/**
 * Returns the name of the GraphQL type for a kind. On the first load, the cache requires these names, but not the
 * documents.
 *
 * @example typeNameOf('blog') // 'BlogEntry'
 */
export const typeNameOf = (kind: LogKind): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Entry`;
