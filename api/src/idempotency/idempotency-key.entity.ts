import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade'),
    /** The SHA-256 of the key. The key itself is not stored, because clients can choose its length. */
    key: p.string().length(64),
    /** The SHA-256 of the request. */
    fingerprint: p.string().length(64),
    /** The created object. Null only until the transaction ends. */
    result: p.json().nullable(),
    createdAt: p.datetime().index(),
  },
  uniques: [{ name: 'idempotency_keys_user', properties: ['userId', 'key'] }],
});

/** The result of a request that created an object. The result is returned again if the client repeats the request. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
