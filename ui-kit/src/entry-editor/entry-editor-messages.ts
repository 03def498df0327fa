import { defineMessages } from '../messages/define-messages.js';

/** The commands of {@link entryEditor}. */
export const entryEditorMessages = defineMessages('entryEditor', { duplicate: 'Duplicate' });
