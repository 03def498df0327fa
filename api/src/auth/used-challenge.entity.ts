import { defineEntity, p } from '@mikro-orm/core';

const UsedChallengeSchema = defineEntity({
  name: 'UsedChallenge',
  tableName: 'used_challenges',
  properties: {
    /** The SHA-256 of the challenge or state. */
    hash: p.string().length(64).primary(),
    /** When the token that contains it expires. After that, the row can be deleted. */
    expiresAt: p.datetime().index(),
  },
});

/**
 * A challenge that a passkey has signed, or the state of a completed login with single sign-on. It is stored so that it
 * can't be used again.
 */
export class UsedChallenge extends UsedChallengeSchema.class {}
UsedChallengeSchema.setClass(UsedChallenge);
