import { type Read, useRead } from '../client/use-read.js';
import { graphql } from '../graphql.js';
import { type User, userFields } from './user-fields.js';

export const VIEWER = graphql(
  `
    query Viewer {
      viewer {
        ...UserFields
      }
      # Included here, so that pages for visitors need only one request.
      registration {
        isOpen
        needsSetupCode
      }
    }
  `,
  [userFields],
);

/**
 * The logged-in user; null for a visitor.
 *
 * @example
 * const { viewer, loading } = useViewer();
 */
export function useViewer(): Read & { viewer: User | null } {
  const { data, ...read } = useRead(VIEWER, {});
  return { ...read, viewer: data?.viewer ?? null };
}
