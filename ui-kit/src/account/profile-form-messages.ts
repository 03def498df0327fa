import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link ProfileForm}. */
export const profileFormMessages = defineMessages('profileForm', {
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
});
