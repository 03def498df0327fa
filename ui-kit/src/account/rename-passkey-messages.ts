import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link RenamePasskeyDialog}. */
export const renamePasskeyDialogMessages = defineMessages('renamePasskeyDialog', {
  title: 'Rename passkey',
  name: 'Name',
  nameRequired: 'Name is required',
  nameTooLong: 'Use at most 60 characters',
  submit: 'Save',
});
