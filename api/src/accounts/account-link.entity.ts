import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.js';

const AccountLinkSchema = defineEntity({
  name: 'AccountLink',
  tableName: 'account_links',
  properties: {
    id: p.uuid().primary(),
    /** The SHA-256 of the secret. The secret itself is not stored. */
    tokenHash: p.string().length(64).unique(),
    /** The account whose password can be reset. Null for invitations. */
    userId: () => p.manyToOne(User).mapToPk().nullable().fieldName('user_id').deleteRule('cascade').index(),
    /** The address of the account that an invitation creates, in lowercase. Null for password resets. */
    email: p.string().length(254).nullable(),
    /** The user who created the link. The link works only while this user is an approved administrator. */
    createdBy: p.uuid(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
  checks: [{ name: 'account_links_account', expression: '(user_id is null) = (email is not null)' }],
});

/** A one-time link for choosing the password of a new account or replacing a forgotten password. */
export class AccountLink extends AccountLinkSchema.class {}
AccountLinkSchema.setClass(AccountLink);
