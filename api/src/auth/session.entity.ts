import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').index(),
    /** SHA-256 of the secret in the cookie, so that a leaked copy of the table can't be used to log in. */
    tokenHash: p.string().length(64).unique(),
    /** The browser's id. Null for sessions that were created before browsers had ids. */
    deviceId: p.string().length(22).nullable(),
    createdAt: p.datetime(),
    /** When the session was last used, to within an hour. */
    lastUsedAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});

/** A login that has not ended. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
