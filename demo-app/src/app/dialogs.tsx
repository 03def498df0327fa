import { lateDialog } from './late-dialog.js';

/** The lazy version of the dialog for feeds for calendar apps. */
export const FeedDialog = lateDialog(
  () => import('./FeedDialog.js'),
  ({ dialog }) => dialog.open,
);

/** The lazy version of the dialog in which users change their own password. */
export const PasswordChange = lateDialog(
  () => import('./PasswordChange.js'),
  ({ dialog }) => dialog.open,
);

/** The lazy version of the dialogs for links, embeds and keys. */
export const TokenDialogs = lateDialog(
  () => import('./TokenDialogs.js'),
  ({ dialogs: { form, question } }) => form.open || question.open,
);

/** The lazy version of the dialog for two-step verification. */
export const TwoStepChange = lateDialog(
  () => import('./TwoStepChange.js'),
  ({ dialog }) => dialog.open,
);

/** The lazy version of the login dialog that opens on top of a form. */
export const LoginOver = lateDialog(
  () => import('./LoginOver.js'),
  ({ open }) => open,
);
