import type { PublicUser } from '../context.js';
import { builder } from '../graphql/builder.js';

/** A user in GraphQL. */
export const UserType = builder.objectRef<PublicUser>('User').implement({
  description: 'A person with an account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID.' }),
    email: t.exposeString('email', { description: 'E-mail address, in lower case.' }),
    firstName: t.exposeString('firstName', { nullable: true, description: 'First name, if given.' }),
    lastName: t.exposeString('lastName', { nullable: true, description: 'Last name, if given.' }),
    profileImageUrl: t.exposeString('profileImageUrl', {
      nullable: true,
      description: 'Address of a picture.',
    }),
    isAdmin: t.exposeBoolean('isAdmin', { description: 'Whether the user administers the planner.' }),
    isApproved: t.exposeBoolean('isApproved', {
      description: 'Whether an administrator approved the account.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
  }),
});
