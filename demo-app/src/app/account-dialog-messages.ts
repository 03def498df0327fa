import { defineMessages } from '@content-planner/ui-kit';

/** The toasts of the dialogs for a user's own password and two-step verification. */
export const accountDialogMessages = defineMessages('accountDialogs', {
  passwordChanged: 'Password changed successfully',
  passwordNotChanged: 'Failed to change password',
  passwordSet: 'Password set successfully',
  passwordNotSet: 'Failed to set the password',
  twoStepOn: 'Two-step verification turned on',
  twoStepOff: 'Two-step verification turned off',
  codesCreated: 'Recovery codes created successfully',
  twoStepFailed: 'Failed to change two-step verification',
});
