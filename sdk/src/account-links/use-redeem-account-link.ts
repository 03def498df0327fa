import { useCallback } from 'react';
import { shareSession } from '../auth/share-session.js';
import type { User } from '../auth/user.js';
import { userFields } from '../auth/user-fields.js';
import { usePlanner } from '../core/PlannerProvider.js';
import { useWrite, type WriteTuple } from '../core/use-write.js';
import { graphql } from '../graphql.js';

const REDEEM = graphql(
  `
    mutation RedeemAccountLink($input: AccountLinkRedemptionInput!) {
      user: redeemAccountLink(input: $input) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

/** The secret of a one-time link, and the chosen password. */
export interface AccountLinkRedemption {
  /** The fragment of the link's URL, without `#`. */
  secret: string;
  /** At least 8 characters. */
  password: string;
  /** For invitations: the first name. */
  firstName?: string | null;
  /** For invitations: the last name. */
  lastName?: string | null;
  /**
   * For password resets: the ids of the keys and feeds to keep, which `useOpenedAccountLink` returns. All others of the
   * account are revoked, including those that someone has created in the meantime. Omit it to keep all of them.
   */
  keepTokenIds?: readonly string[];
}

const SHAPE = {
  mutation: REDEEM,
  variables: ({ keepTokenIds, ...input }: AccountLinkRedemption) => ({
    input: { ...input, ...(keepTokenIds && { keepTokenIds: [...keepTokenIds] }) },
  }),
  result: ({ user }: { user: User | null }) => user,
};

/**
 * Redeems a one-time link. An invitation creates the account and logs the user in. A password reset ends all of the
 * account's sessions, revokes keys and feeds if `keepTokenIds` is set, and the user has to log in with the new password.
 *
 * @returns a function and its state. The function resolves to the user who is now logged in, or to null after a
 * password reset. It can reject with a PlannerError: `invalid` if the password is easy to guess, `notFound` if the link
 * does not work, or `conflict` if an account with the address was created in the meantime.
 * @example
 * const [redeemAccountLink] = useRedeemAccountLink();
 * const secret = window.location.hash.slice(1);
 * const user = await redeemAccountLink({ secret, password, firstName: 'Maya' });
 */
export function useRedeemAccountLink(): WriteTuple<AccountLinkRedemption, User | null> {
  const planner = usePlanner();
  const [run, state] = useWrite(SHAPE);
  const redeem = useCallback(
    async (input: AccountLinkRedemption) => {
      const user = await run(input);
      // Clear the cache, because a password reset might have ended the logged-in user's session.
      planner.discardCache();
      if (user) shareSession(planner, user);
      return user;
    },
    [planner, run],
  );
  return [redeem, state];
}
