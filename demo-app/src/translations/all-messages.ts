import type { MessagesOf } from '@content-planner/ui-kit';
import type { accountDialogMessages } from '../app/account-dialog-messages.js';
import type { appMessages } from '../app/app-messages.js';
import type { commandMessages } from '../app/command-messages.js';
import type { entryMessages } from '../app/entry-messages.js';
import type { connectLoginMessages, loginOverMessages } from '../app/login-messages.js';
import type { pendingApprovalMessages } from '../app/pending-approval-messages.js';
import type { tokenMessages } from '../app/token-messages.js';
import type { accountMessages } from '../screens/account/account-messages.js';
import type { accountLinkMessages } from '../screens/account-link/account-link-messages.js';
import type { restoreMessages } from '../screens/activity/restore-messages.js';
import type { brandMessages } from '../screens/brands/brand-messages.js';
import type { calendarScreenMessages } from '../screens/calendar/calendar-screen-messages.js';
import type { savedViewMessages } from '../screens/calendar/saved-view-messages.js';
import type { fieldScreenMessages } from '../screens/fields/field-screen-messages.js';
import type { importScreenMessages } from '../screens/import/import-screen-messages.js';
import type { kindScreenMessages } from '../screens/kinds/kind-screen-messages.js';
import type { loginScreenMessages } from '../screens/login/login-screen-messages.js';
import type { logScreenMessages } from '../screens/logs/log-screen-messages.js';
import type { notFoundScreenMessages } from '../screens/not-found/not-found-screen-messages.js';
import type { registerScreenMessages } from '../screens/register/register-screen-messages.js';
import type { userMessages } from '../screens/users/user-messages.js';
import type { sharedMessages } from '../shared/shared-messages.js';

/** The app's own texts, by set. A translation also contains those of the ui-kit. */
export type AppMessages = MessagesOf<
  | typeof accountDialogMessages
  | typeof accountLinkMessages
  | typeof accountMessages
  | typeof appMessages
  | typeof brandMessages
  | typeof calendarScreenMessages
  | typeof commandMessages
  | typeof connectLoginMessages
  | typeof entryMessages
  | typeof fieldScreenMessages
  | typeof importScreenMessages
  | typeof kindScreenMessages
  | typeof logScreenMessages
  | typeof loginOverMessages
  | typeof loginScreenMessages
  | typeof notFoundScreenMessages
  | typeof pendingApprovalMessages
  | typeof registerScreenMessages
  | typeof restoreMessages
  | typeof savedViewMessages
  | typeof sharedMessages
  | typeof tokenMessages
  | typeof userMessages
>;
