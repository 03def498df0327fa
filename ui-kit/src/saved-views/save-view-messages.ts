import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link SaveViewDialog}. */
export const saveViewDialogMessages = defineMessages('saveViewDialog', {
  createTitle: 'Save view',
  editTitle: 'Rename view',
  name: 'Name',
  nameRequired: 'Name is required',
  nameTooLong: 'Use at most 60 characters',
  audience: 'Who sees it',
  onlyMe: 'Only me',
  onlyMeHint: 'Under My views',
  team: 'The team',
  teamHint: 'Under Team views. Everyone can use it. You and administrators can change it.',
  /** Heading above the list of what the view contains. */
  keeps: 'What it contains',
  create: 'Save view',
  update: 'Save',
});
