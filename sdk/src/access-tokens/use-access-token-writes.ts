import { type Condition, conditionOn, type Filter } from '@content-planner/model';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { entryFilterOf, kindsOf, withOnly } from '../filters/filter-input.js';
import { graphql } from '../graphql.js';
import type { AccessToken, AccessTokenKind, AccessTokenScope, FeedTexts } from './access-token.js';
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

/**
 * What a feed contains besides its fields. Omitted settings don't change. By default, a new feed includes all of it.
 */
export interface FeedUpdate extends Partial<FeedTexts> {
  /**
   * The filter of the view that the feed shows. The filter's kinds and brands become the token's kinds and brands,
   * unless the input specifies others.
   */
  filter?: Filter;
}

/** The changes to an access token. Omitted fields don't change. */
export interface AccessTokenUpdate extends Partial<AccessTokenScope> {
  /** 1 to 300 characters. */
  name?: string;
  /** Whether a key can write. A key that can write must include all fields. */
  canWrite?: boolean;
  /** For embeds: the origins of the pages that can display the embed, such as `https://intranet.example.com`. */
  origins?: readonly string[];
  /** An ISO 8601 time. Null if the token does not expire. */
  expiresAt?: string | null;
  /** For links: a password of at least 8 characters that clients have to enter. Null removes it. */
  password?: string | null;
  /**
   * For links: true freezes the content as it is now, so that later changes and deletions don't affect it. False shows
   * the current content again. A link can freeze at most 5,000 entries.
   */
  isFrozen?: boolean;
  /** For feeds: what the feed contains. */
  feed?: FeedUpdate;
}

/**
 * A new access token. By default, it includes all brands and, except for links and embeds, all kinds. Links and embeds
 * include the built-in kinds. Keys that can write include all fields, other tokens no notes, links and embeds only
 * shareable custom fields, and feeds no custom fields. It expires after 90 days, except for feeds, which don't expire.
 */
export interface AccessTokenInput extends AccessTokenUpdate {
  kind: AccessTokenKind;
  /** 1 to 300 characters. */
  name: string;
}

/** Converts what a feed includes. Its brands and kinds are those of the token. */
/** The conditions on brands that {@link brandsOf} converts are not part of the filter. */
const sentFeed = ({ filter, ...texts }: FeedUpdate) => {
  if (!filter) return texts;
  const isSent = ({ field, operator }: Condition) => field !== '@brand' || operator !== 'isAnyOf';
  const { kinds: _, ...others } = entryFilterOf(withOnly(filter, isSent));
  return { ...texts, filter: others };
};

/** Converts a view's brand filter into the brands that a token gives access to. */
const brandsOf = (filter: Filter): AccessTokenUpdate => {
  const brands = conditionOn(filter, '@brand', 'isAnyOf')?.value as readonly (string | null)[] | undefined;
  return {
    brandIds: brands?.filter((id) => id !== null) ?? null,
    withoutBrand: brands?.includes(null) ?? true,
  };
};

/** Converts the input into the API's type, whose lists are not readonly. */
const sent = <Input extends AccessTokenUpdate>(given: Input) => {
  const filter = given.feed?.filter;
  const ofView = filter ? { ...brandsOf(filter), kinds: kindsOf(filter) ?? null } : {};
  const { brandIds, kinds, fields, origins, feed, ...input } = { ...ofView, ...given };
  return {
    ...input,
    ...(brandIds !== undefined && { brandIds: brandIds && [...brandIds] }),
    ...(kinds !== undefined && { kinds: kinds && [...kinds] }),
    ...(fields !== undefined && { fields: fields && [...fields] }),
    ...(origins && { origins: [...origins] }),
    ...(feed && { feed: sentFeed(feed) }),
  };
};

/** A new access token and its secret. */
export interface CreatedAccessToken {
  token: AccessToken;
  /** The secret, which the server does not store. Show it once: it can't be fetched again. */
  secret: string;
}

/**
 * Creates access tokens. Links and embeds belong to the team, and only administrators can create them. Keys and feeds
 * belong to the viewer.
 *
 * @returns a function and its state. The function resolves to `{ token, secret, changeId }`. It can reject with a
 * PlannerError: `forbidden`, `recentLoginRequired`, `invalid`, or `conflict` if there are too many tokens.
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
 * Updates the viewer's keys and feeds. Administrators can also update links and embeds. The secret stays the same.
 *
 * @returns a function and its state. The function resolves to the updated token with a `changeId`. It can reject with a
 * PlannerError: `recentLoginRequired` if the token would give access to more content, to more people or for longer,
 * `invalid`, `notFound`, or `conflict` if the token was revoked.
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
 * Revokes the viewer's keys and feeds. Administrators can revoke any access token. Access ends immediately.
 *
 * @returns a function and its state. The function takes the token's id and resolves to the revoked token with a
 * `changeId`. It can reject with a PlannerError: `notFound`.
 * @example
 * const [revokeAccessToken] = useRevokeAccessToken();
 * await revokeAccessToken(token.id);
 */
export const useRevokeAccessToken: () => WriteTuple<string, AccessToken & Changed> = writeHook({
  mutation: REVOKE,
  variables: (id) => ({ id }),
  result: ({ token }, changed) => ({ ...(token as AccessToken), ...changed }),
});
