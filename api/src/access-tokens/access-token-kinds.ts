/**
 * The kinds of access tokens. Links and embeds are for people outside the team, keys are for programs of a user, and
 * feeds are for calendar apps of a user.
 */
export const TOKEN_KINDS = ['key', 'link', 'embed', 'feed'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
