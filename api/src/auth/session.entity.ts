import { defineEntity, p } from '@mikro-orm/core';
import { LOGIN_METHODS } from '../accounts/two-step-requirement.js';
import { User } from '../accounts/user.entity.js';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').index(),
    /**
     * The SHA-256 of the cookie's secret. The secret itself is not stored, so a leaked copy of the table can't be used
     * to log in.
     */
    tokenHash: p.string().length(64).unique(),
    /** The browser's id. Null for sessions that were created before browsers had ids. */
    deviceId: p.string().length(22).nullable(),
    /** The browser or program, such as `Chrome`. Null if it is unknown. */
    browser: p.string().length(40).nullable(),
    /** The operating system or device, such as `Windows` or `iPhone`. Null if it is unknown. */
    operatingSystem: p.string().length(40).nullable(),
    /**
     * The IP address from which the session was last used. Null for sessions that were last used before addresses were
     * stored.
     */
    address: p.string().length(45).nullable(),
    loginMethod: p.enum(LOGIN_METHODS).default('password'),
    /** When the single sign-on provider authenticated the user. Null for other logins, and if the time is unknown. */
    authenticatedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** When the session was last used, accurate to within five minutes. */
    lastUsedAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});

/** A session of a logged-in user. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
