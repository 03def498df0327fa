import type { PublicUser } from '../context.js';
import { builder } from './builder.js';

export const UserType = builder.objectRef<PublicUser>('User').implement({
  description: 'A user account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID.' }),
    email: t.exposeString('email', { description: 'Email address in lowercase.' }),
    firstName: t.exposeString('firstName', { nullable: true, description: 'First name, if any.' }),
    lastName: t.exposeString('lastName', { nullable: true, description: 'Last name, if any.' }),
    profileImageUrl: t.exposeString('profileImageUrl', {
      nullable: true,
      description: 'URL of the profile picture.',
    }),
    isAdmin: t.exposeBoolean('isAdmin', { description: 'Whether the user is an administrator.' }),
    isApproved: t.exposeBoolean('isApproved', {
      description: 'Whether the account is approved.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
  }),
});
