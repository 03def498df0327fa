import { defineEntity, p } from '@mikro-orm/core';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    /** The email address, in lowercase, so that addresses are unique regardless of case. */
    email: p.string().length(254).unique(),
    passwordHash: p.string().length(255),
    /**
     * Whether the account has a usable password. False for accounts that were created by single sign-on, because nobody
     * knows their password.
     */
    hasPassword: p.boolean().default(true),
    /**
     * When the password last changed. Null if the password never changed, or if it changed before this column existed.
     */
    passwordChangedAt: p.datetime().nullable(),
    firstName: p.string().length(300).nullable(),
    lastName: p.string().length(300).nullable(),
    profileImageUrl: p.text().nullable(),
    isAdmin: p.boolean().default(false),
    isApproved: p.boolean().default(false),
    /**
     * Whether the account has never been approved, so that nobody has ever logged in to it. False for accounts from
     * before this column existed, because whether they were approved is not known.
     */
    neverApproved: p.boolean().default(false),
    createdAt: p.datetime(),
  },
});

/** A user account. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
