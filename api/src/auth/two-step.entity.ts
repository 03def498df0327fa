import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const TwoStepSchema = defineEntity({
  name: 'TwoStep',
  tableName: 'two_steps',
  properties: {
    userId: () =>
      p.manyToOne(User).mapToPk().primary().fieldName('user_id').deleteRule('cascade').index(false),
    /** The secret that is shared with the authenticator app, in encrypted form. See `SecretBox`. */
    secret: p.text(),
    /** The time step of the last accepted code. Codes for this and earlier time steps are rejected. */
    lastTimeStep: p.integer().nullable(),
    /** The salt for the hashes in `recoveryCodes`. Null until two-step verification is turned on. */
    recoverySalt: p.string().length(22).nullable(),
    /** The hashes of the unused recovery codes. Null until two-step verification is turned on. */
    recoveryCodes: p.json().$type<string[]>().nullable(),
    /** When the setup started. */
    createdAt: p.datetime(),
    /** When two-step verification was turned on. Null during the setup. */
    turnedOnAt: p.datetime().nullable(),
  },
});

/** A user's two-step verification. */
export class TwoStep extends TwoStepSchema.class {}
TwoStepSchema.setClass(TwoStep);
