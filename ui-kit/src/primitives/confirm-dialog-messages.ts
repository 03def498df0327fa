import { defineMessages } from '../messages/define-messages.js';

/** Text in {@link ConfirmDialog}. */
export const confirmDialogMessages = defineMessages('confirmDialog', { confirm: 'Delete' });
