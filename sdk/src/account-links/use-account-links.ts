import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import type { AccountLink } from './account-link.js';
import { accountLinkFields } from './account-link-fields.js';

const ACCOUNT_LINKS = graphql(
  `
    query AccountLinks {
      accountLinks {
        ...AccountLinkFields
      }
    }
  `,
  [accountLinkFields],
);

const NONE: readonly AccountLink[] = [];

/**
 * Fetches the invitations and password resets that still work, newest first. Administrators only.
 *
 * @param options when to refetch
 * @example
 * const { accountLinks } = useAccountLinks();
 */
export function useAccountLinks(options: RefreshOptions = {}): Read & {
  accountLinks: readonly AccountLink[];
} {
  const { data, ...read } = useRead(ACCOUNT_LINKS, {}, options);
  return { ...read, accountLinks: data?.accountLinks ?? NONE };
}
