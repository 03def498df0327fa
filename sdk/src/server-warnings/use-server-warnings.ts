import { type Read, useRead } from '../core/use-read.js';
import { graphql } from '../graphql.js';

const WARNINGS = graphql(`
  query ServerWarnings {
    serverWarnings {
      code
      message
    }
  }
`);

/** A problem with the server's settings that an administrator should fix. */
export interface ServerWarning {
  /** What the warning is about, for programs. */
  code: string;
  /** What to do about it, for people. */
  message: string;
}

const NONE: readonly ServerWarning[] = [];

/**
 * Returns warnings about the server's settings, such as an untrusted proxy. Administrators only.
 *
 * @param pause true sends no request; use it for users who are not administrators
 * @example
 * const { warnings } = useServerWarnings({ pause: !viewer.isAdmin });
 */
export function useServerWarnings({ pause = false }: { pause?: boolean } = {}): Read & {
  warnings: readonly ServerWarning[];
} {
  const { data, ...read } = useRead(WARNINGS, pause ? null : {});
  return { ...read, warnings: data?.serverWarnings ?? NONE };
}
