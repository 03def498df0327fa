import { type DialogLabels, dialogLabels } from '../primitives/dialog-labels.js';

/** Labels for {@link RenamePasskeyDialog}. */
export interface RenamePasskeyDialogLabels extends DialogLabels {
  title: string;
  name: string;
  nameRequired: string;
  nameTooLong: string;
  cancel: string;
  submit: string;
}

/** The default {@link RenamePasskeyDialogLabels}. */
export const renamePasskeyDialogLabels: RenamePasskeyDialogLabels = {
  ...dialogLabels,
  title: 'Rename passkey',
  name: 'Name',
  nameRequired: 'Name is required',
  nameTooLong: 'Use at most 60 characters',
  cancel: 'Cancel',
  submit: 'Save',
};
