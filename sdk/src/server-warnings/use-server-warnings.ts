import type { MessageParams } from '@content-planner/model';
import { type Read, useRead } from '../core/use-read.js';
import { graphql } from '../graphql.js';

const WARNINGS = graphql(`
  query ServerWarnings {
    serverWarnings {
      code
      params
      message
    }
  }
`);

/** A problem with the server's settings that an administrator should fix. */
export interface ServerWarning {
  /** A code that identifies the warning, for programs. */
  code: string;
  /** The values in the message, such as `{ host: '0.0.0.0' }`. */
  params: MessageParams;
  /** A message in English that explains what to do. */
  message: string;
}

const NONE: readonly ServerWarning[] = [];

/**
 * Returns warnings about the server's settings, such as an untrusted proxy. Administrators only.
 *
 * @param pause pass true to send no request, for users who are not administrators
 * @example
 * const { warnings } = useServerWarnings({ pause: !viewer.isAdmin });
 */
export function useServerWarnings({ pause = false }: { pause?: boolean } = {}): Read & {
  warnings: readonly ServerWarning[];
} {
  const { data, ...read } = useRead(WARNINGS, pause ? null : {});
  return { ...read, warnings: (data?.serverWarnings ?? NONE) as readonly ServerWarning[] };
}
