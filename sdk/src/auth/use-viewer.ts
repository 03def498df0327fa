import { type Read, useRead } from '../client/use-read.js';
import type { RefreshOptions } from '../client/use-refresh.js';
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
 * @param options when it is read again by itself
 * @example
 * const { viewer, loading } = useViewer();
 */
export function useViewer(options: RefreshOptions = {}): Read & { viewer: User | null } {
  const { data, ...read } = useRead(VIEWER, {}, { ...options, staysOld: true });
  return { ...read, viewer: data?.viewer ?? null };
}
