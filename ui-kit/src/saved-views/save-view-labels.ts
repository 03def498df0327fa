import { type DialogLabels, dialogLabels } from '../primitives/dialog-labels.js';

/** Labels for SaveViewDialog. */
export interface SaveViewDialogLabels extends DialogLabels {
  createTitle: string;
  editTitle: string;
  name: string;
  nameRequired: string;
  nameTooLong: string;
  audience: string;
  onlyMe: string;
  onlyMeHint: string;
  team: string;
  teamHint: string;
  /** Heading above the list of what the view contains. */
  keeps: string;
  cancel: string;
  create: string;
  update: string;
}

/** The default {@link SaveViewDialogLabels}. */
export const saveViewDialogLabels: SaveViewDialogLabels = {
  ...dialogLabels,
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
  keeps: 'What it contains',
  cancel: 'Cancel',
  create: 'Save view',
  update: 'Save',
};
