/**
 * The kinds of access tokens. Links and embeds are for people outside the team, keys are for a user's programs, and
 * feeds are for a user's calendar apps.
 */
export const TOKEN_KINDS = ['key', 'link', 'embed', 'feed'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
