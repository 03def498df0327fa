/** Labels for ProfileForm. */
export interface ProfileFormLabels {
  firstName: string;
  lastName: string;
  email: string;
  currentPassword: string;
  /** The hint below the current password field. */
  currentPasswordHint: string;
  showPassword: string;
  emailRequired: string;
  emailInvalid: string;
  currentPasswordRequired: string;
  nameTooLong: string;
  save: string;
}

/** The default {@link ProfileFormLabels}. */
export const profileFormLabels: ProfileFormLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  currentPassword: 'Current password',
  currentPasswordHint: 'Required to change your email',
  showPassword: 'Show password',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  currentPasswordRequired: 'Current password is required',
  nameTooLong: 'Use at most 300 characters',
  save: 'Save',
};
