import type { choosePasswordFormMessages } from '../account/choose-password-messages.js';
import type { connectLoginDialogMessages } from '../account/connect-login-messages.js';
import type { keyListMessages } from '../account/key-list-messages.js';
import type { passkeyListMessages } from '../account/passkey-list-messages.js';
import type { profileFormMessages } from '../account/profile-form-messages.js';
import type { renamePasskeyDialogMessages } from '../account/rename-passkey-messages.js';
import type { sessionListMessages } from '../account/session-list-messages.js';
import type { twoStepDialogMessages } from '../account/two-step-messages.js';
import type { twoStepSettingsMessages } from '../account/two-step-settings-messages.js';
import type { brandCardsMessages, brandDialogMessages } from '../admin/brands/messages.js';
import type {
  deleteFieldDialogMessages,
  fieldConfigurationDialogMessages,
  fieldSettingsMessages,
} from '../admin/fields/messages.js';
import type { kindDialogMessages, kindSettingsMessages } from '../admin/kinds/messages.js';
import type { copyFieldMessages } from '../admin/sharing/copy-field-messages.js';
import type { linkReadyDialogMessages } from '../admin/sharing/link-ready-messages.js';
import type { sharingListMessages } from '../admin/sharing/list-messages.js';
import type { newLinkDialogMessages } from '../admin/sharing/new-link-messages.js';
import type { revokeDialogMessages } from '../admin/sharing/revoke-messages.js';
import type { scopeMessages } from '../admin/sharing/scope-messages.js';
import type { subscribeDialogMessages } from '../admin/sharing/subscribe-messages.js';
import type { systemOverviewMessages } from '../admin/system/system-messages.js';
import type {
  accountLinkDialogMessages,
  inviteUserDialogMessages,
} from '../admin/users/account-link-messages.js';
import type {
  addUserDialogMessages,
  changePasswordDialogMessages,
  deleteUserDialogMessages,
  editUserDialogMessages,
  userFieldsMessages,
} from '../admin/users/dialog-messages.js';
import type { userListsMessages } from '../admin/users/list-messages.js';
import type { codeFieldMessages } from '../auth/code-messages.js';
import type { landingMessages } from '../auth/landing-messages.js';
import type { loginDialogMessages } from '../auth/login-dialog-messages.js';
import type { loginFormMessages } from '../auth/login-form-messages.js';
import type { loginGateMessages } from '../auth/login-gate-messages.js';
import type { notFoundMessages } from '../auth/not-found-messages.js';
import type { registerFormMessages } from '../auth/register-messages.js';
import type { twoStepRequiredMessages } from '../auth/two-step-required-messages.js';
import type { appearanceMessages, legendMessages } from '../calendar/appearance/appearance-messages.js';
import type { calendarMessages } from '../calendar/calendar-messages.js';
import type { quickCreateMessages } from '../calendar/creation/quick-create-messages.js';
import type { detailsMessages } from '../calendar/details/details-messages.js';
import type { moveDialogMessages, moveMessages } from '../calendar/move/move-messages.js';
import type { selectionBarMessages, selectionMessages } from '../calendar/selection/selection-messages.js';
import type { overviewMessages } from '../calendar/views/overview/overview-messages.js';
import type { activityListMessages } from '../changes/activity-messages.js';
import type { changeMessages } from '../changes/change-messages.js';
import type { entryHistoryMessages } from '../changes/history-messages.js';
import type { filterMenuMessages } from '../filters/filter-menu-messages.js';
import type { filterMessages } from '../filters/filter-messages.js';
import type { importWizardMessages } from '../import/import-messages.js';
import type { entryEditorsMessages } from '../live/entry-editors-messages.js';
import type { liveIndicatorMessages } from '../live/live-indicator-messages.js';
import type {
  bulkBarMessages,
  bulkDeleteDialogMessages,
  bulkEditDialogMessages,
  bulkFieldDialogMessages,
} from '../log-table/bulk/bulk-messages.js';
import type { columnSettingsMessages } from '../log-table/column-settings-messages.js';
import type { conflictMessages } from '../log-table/form/conflict/conflict-messages.js';
import type { entryDialogMessages } from '../log-table/form/entry-dialog-messages.js';
import type { logTableMessages } from '../log-table/log-table-messages.js';
import type { valueMessages } from '../logs/field-types/value-messages.js';
import type { columnMessages } from '../logs/kinds/column-messages.js';
import type { kindMessages, ownKindMessages } from '../logs/kinds/kind-messages.js';
import type { commandPaletteMessages } from '../palette/palette-messages.js';
import type { colorFieldMessages } from '../primitives/color-field-messages.js';
import type { confirmDialogMessages } from '../primitives/confirm-dialog-messages.js';
import type { dateInputMessages } from '../primitives/date-input-messages.js';
import type { dialogMessages } from '../primitives/dialog-messages.js';
import type { errorStateMessages } from '../primitives/error-state-messages.js';
import type { toastMessages } from '../primitives/toast-messages.js';
import type { calendarPrintMessages } from '../print/calendar-print-messages.js';
import type { logPrintMessages } from '../print/log-print-messages.js';
import type { overviewPrintMessages } from '../print/overview-print-messages.js';
import type { printPageMessages } from '../print/print-messages.js';
import type { repeatDialogMessages } from '../repeat/repeat-messages.js';
import type { saveViewDialogMessages } from '../saved-views/save-view-messages.js';
import type { viewMenuMessages } from '../saved-views/view-menu-messages.js';
import type { sharedCalendarMessages, sharedPageMessages } from '../sharing/shared-calendar-messages.js';
import type { shellMessages } from '../shell/shell-messages.js';
import type { themeToggleMessages } from '../shell/theme-toggle-messages.js';
import type { waitingMessages } from '../shell/waiting-messages.js';
import type { shortcutSheetMessages } from '../shortcuts/shortcut-messages.js';
import type { MessagesOf } from './define-messages.js';
import type { problemMessages } from './problem.js';

type AnySet =
  | typeof accountLinkDialogMessages
  | typeof activityListMessages
  | typeof addUserDialogMessages
  | typeof appearanceMessages
  | typeof brandCardsMessages
  | typeof brandDialogMessages
  | typeof kindDialogMessages
  | typeof kindSettingsMessages
  | typeof bulkBarMessages
  | typeof bulkDeleteDialogMessages
  | typeof bulkEditDialogMessages
  | typeof bulkFieldDialogMessages
  | typeof calendarMessages
  | typeof calendarPrintMessages
  | typeof changeMessages
  | typeof changePasswordDialogMessages
  | typeof choosePasswordFormMessages
  | typeof codeFieldMessages
  | typeof colorFieldMessages
  | typeof columnMessages
  | typeof columnSettingsMessages
  | typeof commandPaletteMessages
  | typeof confirmDialogMessages
  | typeof conflictMessages
  | typeof connectLoginDialogMessages
  | typeof copyFieldMessages
  | typeof dateInputMessages
  | typeof deleteFieldDialogMessages
  | typeof deleteUserDialogMessages
  | typeof detailsMessages
  | typeof dialogMessages
  | typeof editUserDialogMessages
  | typeof entryDialogMessages
  | typeof entryEditorsMessages
  | typeof entryHistoryMessages
  | typeof errorStateMessages
  | typeof fieldConfigurationDialogMessages
  | typeof fieldSettingsMessages
  | typeof filterMenuMessages
  | typeof filterMessages
  | typeof importWizardMessages
  | typeof inviteUserDialogMessages
  | typeof keyListMessages
  | typeof kindMessages
  | typeof landingMessages
  | typeof legendMessages
  | typeof linkReadyDialogMessages
  | typeof liveIndicatorMessages
  | typeof logPrintMessages
  | typeof logTableMessages
  | typeof loginDialogMessages
  | typeof loginFormMessages
  | typeof loginGateMessages
  | typeof moveMessages
  | typeof moveDialogMessages
  | typeof newLinkDialogMessages
  | typeof notFoundMessages
  | typeof overviewMessages
  | typeof ownKindMessages
  | typeof overviewPrintMessages
  | typeof passkeyListMessages
  | typeof printPageMessages
  | typeof problemMessages
  | typeof profileFormMessages
  | typeof quickCreateMessages
  | typeof registerFormMessages
  | typeof renamePasskeyDialogMessages
  | typeof repeatDialogMessages
  | typeof revokeDialogMessages
  | typeof saveViewDialogMessages
  | typeof scopeMessages
  | typeof selectionMessages
  | typeof selectionBarMessages
  | typeof sessionListMessages
  | typeof sharedCalendarMessages
  | typeof sharedPageMessages
  | typeof sharingListMessages
  | typeof shellMessages
  | typeof shortcutSheetMessages
  | typeof subscribeDialogMessages
  | typeof systemOverviewMessages
  | typeof themeToggleMessages
  | typeof toastMessages
  | typeof twoStepDialogMessages
  | typeof twoStepRequiredMessages
  | typeof twoStepSettingsMessages
  | typeof userFieldsMessages
  | typeof userListsMessages
  | typeof valueMessages
  | typeof viewMenuMessages
  | typeof waitingMessages;

/** The texts of all components, by set. `satisfies Messages` checks that a translation is complete. */
export type Messages = MessagesOf<AnySet>;

/** Some of the texts. Those that are missing are in English. */
export type PartialMessages = { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };
