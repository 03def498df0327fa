import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';
import type { User } from './types.js';

/** Labels and error messages for an account's fields. */
export interface UserFieldsLabels extends DialogLabels {
  email: string;
  password: string;
  showPassword: string;
  firstName: string;
  lastName: string;
  emailRequired: string;
  emailInvalid: string;
  passwordRequired: string;
  passwordTooShort: string;
  /** The hint below a password that is easy to guess, but can still be saved. */
  weakPassword: string;
  nameTooLong: string;
  cancel: string;
}

const userFieldsLabels: UserFieldsLabels = {
  ...dialogLabels,
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  firstName: 'First Name',
  lastName: 'Last Name',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 8 characters',
  weakPassword: 'This password is easy to guess. A few unrelated words make a stronger one.',
  nameTooLong: 'Use at most 300 characters',
  cancel: 'Cancel',
};

/** Labels for EditUserDialog. */
export interface EditUserDialogLabels extends UserFieldsLabels {
  title: string;
  /** The hint below the new password field. */
  passwordHint: string;
  currentPassword: string;
  /** The hint below the current password field. */
  currentPasswordHint: string;
  currentPasswordRequired: string;
  update: string;
}

/** The default {@link EditUserDialogLabels}. */
export const editUserDialogLabels: EditUserDialogLabels = {
  ...userFieldsLabels,
  title: 'Edit User',
  password: 'New Password',
  passwordHint: 'Leave blank to keep the current password',
  currentPassword: 'Current Password',
  currentPasswordHint: 'Required to change your email or password',
  currentPasswordRequired: 'Current password is required',
  update: 'Update',
};

/** Labels for AddUserDialog. */
export interface AddUserDialogLabels extends UserFieldsLabels {
  title: string;
  passwordHint: string;
  isAdmin: string;
  isApproved: string;
  /** The title and description that are passed to `onInvalid`. */
  invalidTitle: string;
  invalidDescription: string;
  create: string;
}

/** The default {@link AddUserDialogLabels}. */
export const addUserDialogLabels: AddUserDialogLabels = {
  ...userFieldsLabels,
  title: 'Add New User',
  passwordHint: 'At least 8 characters',
  isAdmin: 'Administrator',
  isApproved: 'Auto-Approve',
  invalidTitle: 'Validation Error',
  invalidDescription: 'Email and password are required',
  create: 'Create',
};

/** Labels for DeleteUserDialog. */
export interface DeleteUserDialogLabels {
  title: string;
  description: (user: User) => string;
  cancel: string;
  confirm: string;
}

/** The default {@link DeleteUserDialogLabels}. */
export const deleteUserDialogLabels: DeleteUserDialogLabels = {
  title: 'Delete User',
  description: ({ email, isAdmin }) =>
    [
      `This action cannot be undone. This permanently removes the user ${email} and all associated data.`,
      ...(isAdmin ? ['Links and embeds that they created keep working. Replace them under Sharing.'] : []),
    ].join(' '),
  cancel: 'Cancel',
  confirm: 'Delete',
};

/** Labels for ChangePasswordDialog. */
export interface ChangePasswordDialogLabels extends DialogLabels {
  title: string;
  /** The title if the user has no password. */
  setTitle: string;
  currentPassword: string;
  newPassword: string;
  newPasswordHint: string;
  confirmPassword: string;
  showPassword: string;
  currentRequired: string;
  newRequired: string;
  passwordTooShort: string;
  passwordsDiffer: string;
  weakPassword: string;
  cancel: string;
  submit: string;
  /** The button if the user has no password. */
  setSubmit: string;
}

/** The default {@link ChangePasswordDialogLabels}. */
export const changePasswordDialogLabels: ChangePasswordDialogLabels = {
  ...dialogLabels,
  title: 'Change Password',
  setTitle: 'Set a Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  newPasswordHint: 'At least 8 characters',
  confirmPassword: 'Confirm Password',
  showPassword: userFieldsLabels.showPassword,
  currentRequired: 'Current password is required',
  newRequired: 'New password is required',
  passwordTooShort: userFieldsLabels.passwordTooShort,
  passwordsDiffer: 'Passwords do not match',
  weakPassword: userFieldsLabels.weakPassword,
  cancel: 'Cancel',
  submit: 'Change Password',
  setSubmit: 'Set Password',
};
