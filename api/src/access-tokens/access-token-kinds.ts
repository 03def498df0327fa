/**
 * The kinds of access tokens. Links and embeds are for people outside the team, keys are for a user's programs, and
 * feeds are for a user's calendar apps.
 */
export const TOKEN_KINDS = ['key', 'link', 'embed', 'feed'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/**
 * Whether tokens of this kind are for people outside the team. They belong to the team, only administrators can create
 * them, and their secrets are exchanged for short-lived tokens.
 */
export const isShared = (kind: TokenKind): boolean => kind === 'link' || kind === 'embed';
