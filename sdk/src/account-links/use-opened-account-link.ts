import { accessTokenFields } from '../access-tokens/access-token-fields.js';
import { type ReadOne, useRead } from '../core/use-read.js';
import { graphql } from '../graphql.js';
import type { OpenedAccountLink } from './account-link.js';

const OPENED = graphql(
  `
    query OpenedAccountLink($secret: String!) {
      link: openedAccountLink(secret: $secret) {
        kind
        email
        expiresAt
        tokens {
          ...AccessTokenFields
        }
      }
    }
  `,
  [accessTokenFields],
);

/**
 * Fetches the details of a one-time link, for the page that the link opens. Doesn't require a login.
 *
 * @param secret the fragment of the link's URL, without `#`
 * @returns the `link`, or a PlannerError as the `error`: `notFound` if the secret is unknown or the link no longer
 * works, or `rateLimited` after too many unknown secrets
 * @example
 * const { link, error } = useOpenedAccountLink(window.location.hash.slice(1));
 */
export function useOpenedAccountLink(secret: string): ReadOne<'link', OpenedAccountLink> {
  const { data, ...read } = useRead(OPENED, { secret });
  return { ...read, link: data?.link ?? null } as ReadOne<'link', OpenedAccountLink>;
}
