import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import type { AccountLink } from './account-link.js';
import { accountLinkFields } from './account-link-fields.js';

const INVITE = graphql(
  `
    mutation CreateInvitation($email: String!) {
      created: createInvitation(email: $email) {
        secret
        link {
          ...AccountLinkFields
        }
      }
    }
  `,
  [accountLinkFields],
);

const RESET = graphql(
  `
    mutation CreatePasswordReset($userId: ID!) {
      created: createPasswordReset(userId: $userId) {
        secret
        link {
          ...AccountLinkFields
        }
      }
    }
  `,
  [accountLinkFields],
);

const REVOKE = graphql(`
  mutation RevokeAccountLink($id: ID!) {
    revokeAccountLink(id: $id)
  }
`);

/** A new one-time link. */
export interface CreatedAccountLink {
  link: AccountLink;
  /** The secret, for `accountLinkUrl`. The planner does not store it, so it is only available here. */
  secret: string;
}

/**
 * Creates an invitation: a link that lets a person create their own account, which is approved automatically. The link
 * works once, expires after 24 hours, and replaces any earlier invitation for the address. Administrators only.
 *
 * @returns a function and its state. The function takes the email address and resolves to `{ link, secret, changeId }`.
 * It can reject with a PlannerError: `forbidden`, `recentLoginRequired`, `invalid`, or `conflict` if the address already
 * has an account.
 * @example
 * const [createInvitation] = useCreateInvitation();
 * const { link, secret } = await createInvitation('maya@example.com');
 * const url = accountLinkUrl(window.location.origin, link, secret);
 */
export const useCreateInvitation: () => WriteTuple<string, CreatedAccountLink & Changed> = writeHook({
  mutation: INVITE,
  variables: (email) => ({ email }),
  result: ({ created }, changed) => ({ ...created, ...changed }),
});

/**
 * Creates a link that lets another user choose a new password. The link works once, expires after 24 hours, and
 * replaces any earlier password reset for the account. Administrators only.
 *
 * @returns a function and its state. The function takes the user's id and resolves to `{ link, secret, changeId }`. It
 * can reject with a PlannerError: `forbidden`, `recentLoginRequired`, `notFound`, or `invalid` for the viewer's own
 * account.
 * @example
 * const [createPasswordReset] = useCreatePasswordReset();
 * const { link, secret } = await createPasswordReset(user.id);
 * const url = accountLinkUrl(window.location.origin, link, secret);
 */
export const useCreatePasswordReset: () => WriteTuple<string, CreatedAccountLink & Changed> = writeHook({
  mutation: RESET,
  variables: (userId) => ({ userId }),
  result: ({ created }, changed) => ({ ...created, ...changed }),
});

/**
 * Revokes an invitation or a password reset. Administrators only.
 *
 * @returns a function and its state. The function takes the link's id and resolves to `{ changeId }`. It can reject
 * with a PlannerError: `forbidden`, or `notFound` if the link no longer works.
 * @example
 * const [revokeAccountLink] = useRevokeAccountLink();
 * await revokeAccountLink(link.id);
 */
export const useRevokeAccountLink: () => WriteTuple<string, Changed> = writeHook({
  mutation: REVOKE,
  variables: (id) => ({ id }),
  result: (_, changed) => changed,
});
