import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import type { AccessToken, AccessTokenKind, AccessTokenScope } from './access-token.js';
import { accessTokenFields } from './access-token-fields.js';

const CREATE = graphql(
  `
    mutation CreateAccessToken($input: AccessTokenInput!) {
      created: createAccessToken(input: $input) {
        token {
          ...AccessTokenFields
        }
        secret
      }
    }
  `,
  [accessTokenFields],
);

const UPDATE = graphql(
  `
    mutation UpdateAccessToken($id: ID!, $input: AccessTokenUpdateInput!) {
      token: updateAccessToken(id: $id, input: $input) {
        ...AccessTokenFields
      }
    }
  `,
  [accessTokenFields],
);

const REVOKE = graphql(
  `
    mutation RevokeAccessToken($id: ID!) {
      token: revokeAccessToken(id: $id) {
        ...AccessTokenFields
      }
    }
  `,
  [accessTokenFields],
);

/** The changes to an access token. Omitted fields don't change. */
export interface AccessTokenUpdate extends Partial<AccessTokenScope> {
  /** 1 to 300 characters. */
  name?: string;
  /** Whether a key can write. A key that can write must include descriptions and notes. */
  canWrite?: boolean;
  /** For embeds: the origins of the pages that can display it, such as `https://intranet.example.com`. */
  origins?: readonly string[];
  /** ISO 8601. Null if it does not expire. */
  expiresAt?: string | null;
  /** For links: a password of at least 8 characters that clients have to enter. Null removes it. */
  password?: string | null;
  /**
   * For links: true freezes the content as it is now, also for later changes and deletions. False shows the current
   * content again. At most 5,000 entries.
   */
  isFrozen?: boolean;
}

/**
 * A new access token. By default, it includes all brands and kinds, and descriptions but not notes, and expires after 90
 * days.
 */
export interface AccessTokenInput extends AccessTokenUpdate {
  kind: AccessTokenKind;
  /** 1 to 300 characters. */
  name: string;
}

/** Converts input to the API's type, in which lists are not readonly. */
const sent = <Input extends AccessTokenUpdate>({ brandIds, kinds, origins, ...input }: Input) => ({
  ...input,
  ...(brandIds !== undefined && { brandIds: brandIds && [...brandIds] }),
  ...(kinds !== undefined && { kinds: kinds && [...kinds] }),
  ...(origins && { origins: [...origins] }),
});

/** A new access token and its secret. */
export interface CreatedAccessToken {
  token: AccessToken;
  /** The secret, which the server does not store. Show it once: it can't be fetched again. */
  secret: string;
}

/**
 * Creates links, embeds and keys. Links and embeds belong to the team, and only administrators can create them. Keys
 * belong to the viewer.
 *
 * @returns a function that resolves to the new token and its secret with a `changeId`, or rejects with a PlannerError
 * (`forbidden`, `invalid`, `conflict` if there are too many), and its state
 * @example
 * const [createAccessToken] = useCreateAccessToken();
 * const { secret } = await createAccessToken({ kind: 'key', name: 'Website' });
 */
export const useCreateAccessToken: () => WriteTuple<AccessTokenInput, CreatedAccessToken & Changed> =
  writeHook({
    mutation: CREATE,
    variables: (input) => ({ input: sent(input) }),
    result: ({ created }, changed) => ({
      token: created.token as AccessToken,
      secret: created.secret,
      ...changed,
    }),
  });

/**
 * Updates the viewer's keys and, for administrators, links and embeds. The secret stays the same.
 *
 * @returns a function that resolves to the updated token with its `changeId` or rejects with a PlannerError (`invalid`,
 * `notFound`, `conflict` if it was revoked), and its state
 * @example
 * const [updateAccessToken] = useUpdateAccessToken();
 * await updateAccessToken({ id, input: { expiresAt: null } });
 */
export const useUpdateAccessToken: () => WriteTuple<
  { id: string; input: AccessTokenUpdate },
  AccessToken & Changed
> = writeHook({
  mutation: UPDATE,
  variables: ({ id, input }) => ({ id, input: sent(input) }),
  result: ({ token }, changed) => ({ ...(token as AccessToken), ...changed }),
});

/**
 * Revokes the viewer's keys and, for administrators, all access tokens. The access ends immediately.
 *
 * @returns a function that takes the token's id, and resolves to the revoked token with its `changeId` or rejects with a
 * PlannerError (`notFound`), and its state
 * @example
 * const [revokeAccessToken] = useRevokeAccessToken();
 * await revokeAccessToken(token.id);
 */
export const useRevokeAccessToken: () => WriteTuple<string, AccessToken & Changed> = writeHook({
  mutation: REVOKE,
  variables: (id) => ({ id }),
  result: ({ token }, changed) => ({ ...(token as AccessToken), ...changed }),
});
