import { builder } from '../schema/builder.js';
import { UserType } from '../schema/user-type.js';
import { changePassword, type PasswordStatus, readPasswordStatus, setPassword } from './own-password.js';
import {
  createUser,
  deleteUser,
  listUsers,
  setAdmin,
  setApproved,
  updateProfile,
  updateUser,
} from './user.service.js';

const UserInput = builder.inputType('UserInput', {
  description: 'An account that an administrator creates.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address. Must be unique.' }),
    password: t.string({ required: true, description: 'Password of at least 8 characters.' }),
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    isAdmin: t.boolean({ defaultValue: false, description: 'Whether the user is an administrator.' }),
    isApproved: t.boolean({ defaultValue: true, description: 'Whether the user can log in immediately.' }),
  }),
});

const UserUpdateInput = builder.inputType('UserUpdateInput', {
  description: "Changes to an account. Omitted fields don't change.",
  fields: (t) => ({
    email: t.string({ description: 'Email address.' }),
    password: t.string({ description: "New password. If blank, the password doesn't change." }),
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    currentPassword: t.string({
      description: 'The current password. Required to change your own email address or password.',
    }),
  }),
});

const ProfileInput = builder.inputType('ProfileInput', {
  description: "Changes to the viewer's own account. Omitted fields don't change.",
  fields: (t) => ({
    email: t.string({ description: 'Email address.' }),
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    currentPassword: t.string({
      description: 'The current password. Required to change the email address.',
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
    description:
      'Creates an account. Creating an administrator requires a login within the last ten minutes. Administrators only.',
    authScopes: { admin: true },
    args: { input: t.arg({ type: UserInput, required: true, description: 'The account.' }) },
    resolve: (_, { input }, context) => createUser(context, input),
  }),
  updateUser: t.field({
    type: UserType,
    description:
      "Updates an account's email address, names or password. Changing another user's email address or password requires a login within the last ten minutes. Administrators only.",
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The user to update.' }),
      input: t.arg({ type: UserUpdateInput, required: true, description: 'The changes.' }),
    },
    resolve: (_, { id, input }, context) => updateUser(context, id, input),
  }),
  setUserAdmin: t.field({
    type: UserType,
    description:
      'Grants or revokes administrator rights. At least one administrator is required. Requires a login within the last ten minutes. Administrators only.',
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The user to update.' }),
      isAdmin: t.arg.boolean({ required: true, description: 'Whether the user is an administrator.' }),
    },
    resolve: (_, { id, isAdmin }, context) => setAdmin(context, id, { isAdmin }),
  }),
  setUserApproved: t.field({
    type: UserType,
    description:
      "Approves a user, or revokes the approval, ends the user's sessions and revokes their keys. Administrators only.",
    authScopes: { admin: true },
    args: {
      id: t.arg.id({ required: true, description: 'The user to update.' }),
      isApproved: t.arg.boolean({ required: true, description: 'Whether the user can log in.' }),
    },
    resolve: (_, { id, isApproved }, context) => setApproved(context, id, { isApproved }),
  }),
  deleteUser: t.field({
    type: 'ID',
    description:
      'Deletes an account with its sessions, keys and column preferences. Returns its id. Administrators only.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The user to delete.' }) },
    resolve: (_, { id }, context) => deleteUser(context, id),
  }),
  updateProfile: t.field({
    type: UserType,
    description:
      "Updates the viewer's own names or email address. A new email address ends their other sessions.",
    authScopes: { user: true },
    args: { input: t.arg({ type: ProfileInput, required: true, description: 'The changes.' }) },
    resolve: (_, { input }, context) => updateProfile(context, input),
  }),
  changePassword: t.boolean({
    description: "Changes the viewer's password and ends their other sessions. Returns true.",
    authScopes: { user: true },
    args: {
      current: t.arg.string({ required: true, description: 'The current password.' }),
      new: t.arg.string({ required: true, description: 'The new password. At least 8 characters.' }),
    },
    async resolve(_, passwords, context) {
      await changePassword(context, passwords);
      return true;
    },
  }),
  setPassword: t.boolean({
    description:
      "Sets the viewer's first password, if the account was created by single sign-on, and ends their other sessions. Returns true. Requires a login within the last ten minutes.",
    authScopes: { user: true },
    args: { password: t.arg.string({ required: true, description: 'At least 8 characters.' }) },
    async resolve(_, input, context) {
      await setPassword(context, input);
      return true;
    },
  }),
}));

const PasswordStatusType = builder.objectRef<PasswordStatus>('PasswordStatus').implement({
  description: "The status of the viewer's password.",
  fields: (t) => ({
    isSet: t.exposeBoolean('isSet', {
      description:
        'Whether the viewer has a password. Accounts that single sign-on creates start without one.',
    }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last changed. Null if it never changed.',
    }),
  }),
});

builder.queryField('passwordStatus', (t) =>
  t.field({
    type: PasswordStatusType,
    description: 'Whether the viewer has a password, and when it changed.',
    authScopes: { user: true },
    resolve: (_, _args, context) => readPasswordStatus(context),
  }),
);
