import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import type { Passkey } from './passkey.js';
import { passkeyFields } from './passkey-fields.js';

const PASSKEYS = graphql(
  `
    query Passkeys {
      passkeys {
        ...PasskeyFields
      }
    }
  `,
  [passkeyFields],
);

const NONE: readonly Passkey[] = [];

/**
 * Fetches the logged-in user's passkeys, oldest first. Access tokens can't fetch them.
 *
 * @param options when to refetch
 * @example
 * const { passkeys } = usePasskeys();
 */
export function usePasskeys(options: RefreshOptions = {}): Read & { passkeys: readonly Passkey[] } {
  const { data, ...read } = useRead(PASSKEYS, {}, options);
  return { ...read, passkeys: data?.passkeys ?? NONE };
}
