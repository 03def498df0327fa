import type { User } from './types.js';

/** The values of the form controls. */
export interface UserForm {
  email: string;
  /** The new password. Blank if the user does not set one. */
  password: string;
  firstName: string;
  lastName: string;
  /** The current password if users change their own email or password. Otherwise blank. */
  currentPassword: string;
}

/** The values that the dialog for a new account submits. */
export interface NewUserValues {
  email: string;
  password: string;
  /** The first name. Null if the field was left blank. */
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  /** Whether the account can log in immediately. */
  isApproved: boolean;
}

/** The values that the dialog for an existing account submits. */
export interface EditUserValues {
  email: string;
  /** The new password. Undefined if the account keeps its current password. */
  password?: string;
  /** The current password. Undefined if the form did not have a field for it. */
  currentPassword?: string;
  /** The first name. Null if the field was left blank. */
  firstName: string | null;
  lastName: string | null;
}

const isBlank = (text: string): boolean => text.trim() === '';

const textOrNull = (text: string): string | null => text.trim() || null;

/** Returns the initial values of the form controls. */
export const userForm = (user: User | null): UserForm => ({
  email: user?.email ?? '',
  password: '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  currentPassword: '',
});

const sharedValues = ({ email, firstName, lastName }: UserForm) => ({
  email: email.trim(),
  firstName: textOrNull(firstName),
  lastName: textOrNull(lastName),
});

/** Returns the values to save for a new account. */
export const newUserValues = (
  form: UserForm,
  flags: Pick<NewUserValues, 'isAdmin' | 'isApproved'>,
): NewUserValues => ({ ...sharedValues(form), password: form.password, ...flags });

/** Returns the values to save for an existing account. */
export const editUserValues = (form: UserForm): EditUserValues => ({
  ...sharedValues(form),
  ...(!isBlank(form.password) && { password: form.password }),
  ...(form.currentPassword !== '' && { currentPassword: form.currentPassword }),
});

/** Returns whether the user has changed the email address or password. */
export const changesLogin = (user: User | null, { email, password }: UserForm): boolean =>
  !isBlank(password) || email.trim().toLowerCase() !== (user?.email.toLowerCase() ?? '');

/** Returns whether the email or password is missing. A new account requires both. */
export const lacksCredentials = ({ email, password }: UserForm): boolean =>
  isBlank(email) || isBlank(password);
