/**
 * The kinds of access tokens. Links, embeds and feeds are for people outside the team, keys are for programs of a user.
 * `feed` is reserved.
 */
export const TOKEN_KINDS = ['key', 'link', 'embed', 'feed'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
