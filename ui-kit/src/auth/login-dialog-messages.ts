import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link LoginDialog}. */
export const loginDialogMessages = defineMessages('loginDialog', {
  title: 'Your session has ended',
  description: 'Log in to save your changes. Everything you typed is still here.',
});
