import { defineMessages } from '../messages/define-messages.js';

/** The texts of toasts and dialogs about failed changes. */
export const reportMessages = defineMessages('reports', {
  /** The title of a toast whose description says what went wrong. */
  error: 'Error',
  /** Displayed in a dialog. */
  inputKept: 'No connection. Your text is still here. Try again.',
});
