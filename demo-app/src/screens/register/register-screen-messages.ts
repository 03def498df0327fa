import { defineMessages } from '@content-planner/ui-kit';

/** The texts around the registration form. */
export const registerScreenMessages = defineMessages('registerScreen', {
  pageTitle: 'Register',
  createdPending: 'Account Created',
  created: 'Account created successfully',
  failed: 'Failed to create account',
});
