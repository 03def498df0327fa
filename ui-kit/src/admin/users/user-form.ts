import type { User } from './types.js';

/** What the controls of an account hold. */
export interface UserForm {
  email: string;
  /** Blank where none is given. */
  password: string;
  firstName: string;
  lastName: string;
  /** The current password of a user who changes their own email or password. Otherwise blank. */
  currentPassword: string;
}

/** What the dialog of a new account gives. */
export interface NewUserValues {
  email: string;
  password: string;
  /** Null where none was given. */
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  /** The account can log in at once. */
  isApproved: boolean;
}

/** What the dialog of an account that exists gives. */
export interface EditUserValues {
  email: string;
  /** Missing where the current one stays. */
  password?: string;
  /** Undefined if the form did not ask for it. */
  currentPassword?: string;
  /** Null where none was given. */
  firstName: string | null;
  lastName: string | null;
}

const isBlank = (text: string): boolean => text.trim() === '';

const textOrNull = (text: string): string | null => text.trim() || null;

/** What the controls show as a dialog opens. */
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

/** What a new account is to be. */
export const newUserValues = (
  form: UserForm,
  flags: Pick<NewUserValues, 'isAdmin' | 'isApproved'>,
): NewUserValues => ({ ...sharedValues(form), password: form.password, ...flags });

/** What an account is to become. */
export const editUserValues = (form: UserForm): EditUserValues => ({
  ...sharedValues(form),
  ...(!isBlank(form.password) && { password: form.password }),
  ...(form.currentPassword !== '' && { currentPassword: form.currentPassword }),
});

/** Whether the email address or password has changed. */
export const changesLogin = (user: User | null, { email, password }: UserForm): boolean =>
  !isBlank(password) || email.trim().toLowerCase() !== (user?.email.toLowerCase() ?? '');

/** Whether one of the two things that a new account needs is missing. */
export const lacksCredentials = ({ email, password }: UserForm): boolean =>
  isBlank(email) || isBlank(password);
