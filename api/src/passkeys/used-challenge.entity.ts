import { defineEntity, p } from '@mikro-orm/core';

const UsedChallengeSchema = defineEntity({
  name: 'UsedChallenge',
  tableName: 'used_challenges',
  properties: {
    /** The SHA-256 of the challenge. */
    hash: p.string().length(64).primary(),
    /** When the challenge's token expires. After that, the row can be deleted. */
    expiresAt: p.datetime().index(),
  },
});

/** A challenge that a passkey has signed. It is stored so that it can't be used again. */
export class UsedChallenge extends UsedChallengeSchema.class {}
UsedChallengeSchema.setClass(UsedChallenge);
