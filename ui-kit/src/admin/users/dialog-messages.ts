import { defineMessages } from '../../messages/define-messages.js';
import { entryCount } from '../entry-count.js';
import type { User } from './types.js';

/** Text of an account's fields, which several dialogs display. */
export const userFieldsMessages = defineMessages('userFields', {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  firstName: 'First Name',
  lastName: 'Last Name',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 8 characters',
  /** The hint below a password that is easy to guess, but can still be saved. */
  weakPassword: 'This password is easy to guess. A few unrelated words make a stronger one.',
  nameTooLong: 'Use at most 300 characters',
});

/** Text of {@link EditUserDialog}. */
export const editUserDialogMessages = defineMessages('editUserDialog', {
  title: 'Edit User',
  password: 'New Password',
  passwordHint: 'Leave blank to keep the current password',
  currentPassword: 'Current Password',
  currentPasswordHint: 'Required to change your email or password',
  currentPasswordRequired: 'Current password is required',
  update: 'Update',
});

/** Text of {@link AddUserDialog}. */
export const addUserDialogMessages = defineMessages('addUserDialog', {
  title: 'Add New User',
  passwordHint: 'At least 8 characters',
  isAdmin: 'Administrator',
  isApproved: 'Auto-Approve',
  /** The title and description that are passed to `onInvalid`. */
  invalidTitle: 'Validation Error',
  invalidDescription: 'Email and password are required',
  create: 'Create',
});

/** Text of {@link DeleteUserDialog}. */
export const deleteUserDialogMessages = defineMessages('deleteUserDialog', {
  title: 'Delete User',
  description: ({ email, isAdmin }: User) =>
    [
      `This action cannot be undone. This permanently removes the user ${email} and all associated data.`,
      ...(isAdmin ? ['Links and embeds that they created keep working. Replace them under Sharing.'] : []),
    ].join(' '),
  /** Added to the description if entries have the user as the value of a field. */
  inEntries: ({ count }: { count: number }) =>
    `They appear in ${entryCount(count)}, where their name becomes “Deleted user”.`,
  handOver: 'Hand over first',
});

/** Text of {@link ChangePasswordDialog}. */
export const changePasswordDialogMessages = defineMessages('changePasswordDialog', {
  title: 'Change Password',
  /** The title if the user has no password. */
  setTitle: 'Set a Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  newPasswordHint: 'At least 8 characters',
  confirmPassword: 'Confirm Password',
  currentRequired: 'Current password is required',
  newRequired: 'New password is required',
  passwordsDiffer: 'Passwords do not match',
  submit: 'Change Password',
  /** The button if the user has no password. */
  setSubmit: 'Set Password',
});
