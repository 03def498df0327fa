import type { PublicUser } from '../context.js';
import { builder } from '../graphql/builder.js';
import { changePassword } from './own-password.js';
import { createUser, deleteUser, listUsers, setAdmin, setApproved, updateUser } from './user.service.js';

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

const UserInput = builder.inputType('UserInput', {
  description: 'An account that an administrator creates.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'E-mail address; no other account may have it.' }),
    password: t.string({ required: true, description: 'Password of 8 characters or more.' }),
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    isAdmin: t.boolean({ defaultValue: false, description: 'Whether the user administers the planner.' }),
    isApproved: t.boolean({ defaultValue: true, description: 'Whether the user can log in at once.' }),
  }),
});

const UserUpdateInput = builder.inputType('UserUpdateInput', {
  description: 'What to change of an account; what is left out stays.',
  fields: (t) => ({
    email: t.string({ description: 'E-mail address.' }),
    password: t.string({ description: 'New password; blank keeps the current one.' }),
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    currentPassword: t.string({
      description: 'The current password. Required to change your own email address or password.',
    }),
  }),
});

builder.queryField('users', (t) =>
  t.field({
    type: [UserType],
    description: 'All accounts, oldest first. Administrators only.',
    authScopes: { admin: true },
    resolve: (_, _args, context) => listUsers(context),
  }),
);

builder.mutationFields((t) => ({
  createUser: t.field({
    type: UserType,
    description: 'Creates an account. Administrators only.',
    authScopes: { admin: true },
    args: { input: t.arg({ type: UserInput, required: true, description: 'The account.' }) },
    resolve: (_, { input }, context) => createUser(context, input),
  }),
  updateUser: t.field({
    type: UserType,
    description: "Changes an account's address, names or password. Administrators only.",
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The user to change.' }),
      input: t.arg({ type: UserUpdateInput, required: true, description: 'What to change.' }),
    },
    resolve: (_, { id, input }, context) => updateUser(context, id, input),
  }),
  setUserAdmin: t.field({
    type: UserType,
    description: 'Makes a user an administrator, or takes it away. The last one stays. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The user to change.' }),
      isAdmin: t.arg.boolean({ required: true, description: 'Whether to administer the planner.' }),
    },
    resolve: (_, { id, isAdmin }, context) => setAdmin(context, id, { isAdmin }),
  }),
  setUserApproved: t.field({
    type: UserType,
    description: 'Approves a user, or takes the approval and the sessions away. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The user to change.' }),
      isApproved: t.arg.boolean({ required: true, description: 'Whether the user may log in.' }),
    },
    resolve: (_, { id, isApproved }, context) => setApproved(context, id, { isApproved }),
  }),
  deleteUser: t.field({
    type: 'ID',
    description:
      'Deletes an account with its sessions and column preferences. Answers its id. Administrators only.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The user to delete.' }) },
    resolve: (_, { id }, context) => deleteUser(context, id),
  }),
  changePassword: t.boolean({
    description: "Changes one's own password and ends one's other sessions. Answers true.",
    authScopes: { user: true },
    args: {
      current: t.arg.string({ required: true, description: 'The current password.' }),
      new: t.arg.string({ required: true, description: 'The new one, of 8 characters or more.' }),
    },
    async resolve(_, passwords, context) {
      await changePassword(context, passwords);
      return true;
    },
  }),
}));
