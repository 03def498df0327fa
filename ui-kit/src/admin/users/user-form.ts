import type { User } from './types.js';

/** The values of the form's controls. */
export interface UserForm {
  email: string;
  /** Blank if there is none. */
  password: string;
  firstName: string;
  lastName: string;
  /** The current password of a user who changes their own email or password. Otherwise blank. */
  currentPassword: string;
}

/** The values that the dialog of a new account submits. */
export interface NewUserValues {
  email: string;
  password: string;
  /** Null if it was left blank. */
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  /** Whether the account can log in immediately. */
  isApproved: boolean;
}

/** The values that the dialog of an existing account submits. */
export interface EditUserValues {
  email: string;
  /** Undefined to keep the current one. */
  password?: string;
  /** Undefined if the form did not ask for it. */
  currentPassword?: string;
  /** Null if it was left blank. */
  firstName: string | null;
  lastName: string | null;
}

const isBlank = (text: string): boolean => text.trim() === '';

const textOrNull = (text: string): string | null => text.trim() || null;

/** Returns the initial values of the controls. */
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

/** Returns the values of a new account. */
export const newUserValues = (
  form: UserForm,
  flags: Pick<NewUserValues, 'isAdmin' | 'isApproved'>,
): NewUserValues => ({ ...sharedValues(form), password: form.password, ...flags });

/** Returns the new values of an existing account. */
export const editUserValues = (form: UserForm): EditUserValues => ({
  ...sharedValues(form),
  ...(!isBlank(form.password) && { password: form.password }),
  ...(form.currentPassword !== '' && { currentPassword: form.currentPassword }),
});

/** Whether the email address or password has changed. */
export const changesLogin = (user: User | null, { email, password }: UserForm): boolean =>
  !isBlank(password) || email.trim().toLowerCase() !== (user?.email.toLowerCase() ?? '');

/** Whether the email or the password is missing, which a new account requires. */
export const lacksCredentials = ({ email, password }: UserForm): boolean =>
  isBlank(email) || isBlank(password);
