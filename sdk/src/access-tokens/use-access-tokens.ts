import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import type { AccessToken } from './access-token.js';
import { accessTokenFields } from './access-token-fields.js';

const ACCESS_TOKENS = graphql(
  `
    query AccessTokens {
      accessTokens {
        ...AccessTokenFields
      }
    }
  `,
  [accessTokenFields],
);

const NONE: readonly AccessToken[] = [];

/**
 * Fetches the viewer's keys and feeds, newest first, including expired and revoked ones. For administrators, fetches
 * all access tokens.
 *
 * @param options when to refetch
 * @example
 * const { accessTokens } = useAccessTokens();
 */
export function useAccessTokens(options: RefreshOptions = {}): Read & {
  accessTokens: readonly AccessToken[];
} {
  const { data, ...read } = useRead(ACCESS_TOKENS, {}, options);
  return { ...read, accessTokens: (data?.accessTokens as AccessToken[] | undefined) ?? NONE };
}
