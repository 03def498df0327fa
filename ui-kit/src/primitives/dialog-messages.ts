import { defineMessages } from '../messages/define-messages.js';

/** Text in {@link Dialog}. */
export const dialogMessages = defineMessages('dialog', {
  close: 'Close',
  cancel: 'Cancel',
  /** The question that the dialog asks before it discards unsaved input. The next two labels are for its buttons. */
  discardQuestion: 'Discard changes?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
});
