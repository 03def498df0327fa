import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const IdentitySchema = defineEntity({
  name: 'Identity',
  tableName: 'identities',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').index(),
    /** The `iss` claim: the URL of the provider. */
    issuer: p.string().length(500),
    /** The `sub` claim, which never changes, unlike the email address. */
    subject: p.string().length(255),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'identities_subject', properties: ['issuer', 'subject'] }],
});

/** A user of an OpenID Connect provider, linked to the account that this user can log in to. */
export class Identity extends IdentitySchema.class {}
IdentitySchema.setClass(Identity);
