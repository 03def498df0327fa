import type { ResultOf } from 'gql.tada';
import { type Read, useRead } from '../client/use-read.js';
import { graphql } from '../graphql.js';

const WARNINGS = graphql(`
  query ServerWarnings {
    serverWarnings {
      code
      message
    }
  }
`);

/** Something about the settings of the server that an administrator should fix. */
export type ServerWarning = ResultOf<typeof WARNINGS>['serverWarnings'][number];

const NONE: readonly ServerWarning[] = [];

/**
 * What is wrong with the settings of the server, such as a proxy that it does not trust. Administrators
 * only.
 *
 * @param pause true reads nothing, for users who are none
 * @example
 * const { warnings } = useServerWarnings({ pause: !viewer.isAdmin });
 */
export function useServerWarnings({ pause = false }: { pause?: boolean } = {}): Read & {
  warnings: readonly ServerWarning[];
} {
  const { data, ...read } = useRead(WARNINGS, {}, { pause });
  return { ...read, warnings: data?.serverWarnings ?? NONE };
}
