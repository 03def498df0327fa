import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const LoginStepSchema = defineEntity({
  name: 'LoginStep',
  tableName: 'login_steps',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').index(),
    /** The SHA-256 of the token. The token itself is not stored. */
    tokenHash: p.string().length(64).unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});

/** A login that is waiting for a code after the correct password was entered. */
export class LoginStep extends LoginStepSchema.class {}
LoginStepSchema.setClass(LoginStep);
