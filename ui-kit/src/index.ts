/**
 * The public API of `@content-planner/ui-kit`. Anything that is not exported here can change without notice.
 *
 * @packageDocumentation
 */

export {
  addDays,
  addMonths,
  type CalendarDate,
  type Condition,
  conditionOn,
  daysBetween,
  entryMatcher,
  filterKinds,
  isCalendarDate,
  type MoveLabel,
  NO_FILTER,
  today,
  type Weekday,
  withCondition,
  withKinds,
} from '@content-planner/model';
// The user's own account
export { AccountSection } from './account/AccountSection.js';
export {
  ChoosePasswordForm,
  type ChoosePasswordValues,
} from './account/ChoosePasswordForm.js';
export { ConnectLoginDialog } from './account/ConnectLoginDialog.js';
export { KeyList } from './account/KeyList.js';
export { PasskeyList } from './account/PasskeyList.js';
export { ProfileForm } from './account/ProfileForm.js';
export { RenamePasskeyDialog, type RenamePasskeyValues } from './account/RenamePasskeyDialog.js';
export { SessionList } from './account/SessionList.js';
export { TwoStepDialog } from './account/TwoStepDialog.js';
export { TwoStepSettings } from './account/TwoStepSettings.js';
export type { TwoStepPurpose } from './account/two-step-messages.js';
export type { Passkey, ProfileValues, Session } from './account/types.js';
// Administration
export { BrandCards } from './admin/brands/BrandCards.js';
export { BrandDialog, type BrandValues } from './admin/brands/BrandDialog.js';
export { DEFAULT_BRAND_COLOR } from './admin/brands/default-brand-color.js';
export { customFieldsOf } from './admin/fields/custom-fields-of.js';
export { DeleteFieldDialog } from './admin/fields/DeleteFieldDialog.js';
export { FieldConfigurationDialog } from './admin/fields/FieldConfigurationDialog.js';
export { FieldSettings } from './admin/fields/FieldSettings.js';
export { MergeFieldsDialog } from './admin/fields/MergeFieldsDialog.js';
export type { OptionReplacement } from './admin/fields/option-rows.js';
export type { MergedFields } from './admin/fields/use-same-field.js';
export { DeleteKindDialog } from './admin/kinds/DeleteKindDialog.js';
export { KindDialog } from './admin/kinds/KindDialog.js';
export { KindSettings } from './admin/kinds/KindSettings.js';
export type { KindFigures } from './admin/kinds/KindTable.js';
export { LinkReadyDialog } from './admin/sharing/LinkReadyDialog.js';
export { NewLinkDialog } from './admin/sharing/NewLinkDialog.js';
export { RevokeDialog } from './admin/sharing/RevokeDialog.js';
export { SharingList } from './admin/sharing/SharingList.js';
export { SubscribeDialog } from './admin/sharing/SubscribeDialog.js';
export { tokensShowing } from './admin/sharing/shown-in.js';
export type {
  AccessToken,
  AccessTokenKind,
  NewLinkKind,
  SubmittedAccessToken,
} from './admin/sharing/types.js';
export { SystemOverview } from './admin/system/SystemOverview.js';
export { systemOverviewMessages } from './admin/system/system-messages.js';
export type { System } from './admin/system/types.js';
export { AccountLinkDialog } from './admin/users/AccountLinkDialog.js';
export { AddUserDialog } from './admin/users/AddUserDialog.js';
export {
  ChangePasswordDialog,
  type ChangePasswordValues,
} from './admin/users/ChangePasswordDialog.js';
export { DeleteUserDialog } from './admin/users/DeleteUserDialog.js';
export { EditUserDialog } from './admin/users/EditUserDialog.js';
export { type InvitationValues, InviteUserDialog } from './admin/users/InviteUserDialog.js';
export type { AccountLink, AccountLinkKind, User } from './admin/users/types.js';
export { UserLists } from './admin/users/UserLists.js';
export type { EditUserValues, NewUserValues } from './admin/users/user-form.js';
// Public pages
export { AuthLayout } from './auth/AuthLayout.js';
export { Landing } from './auth/Landing.js';
export { LoginDialog } from './auth/LoginDialog.js';
export { LoginForm, type LoginValues } from './auth/LoginForm.js';
export { LoginGate } from './auth/LoginGate.js';
export { loginDialogMessages } from './auth/login-dialog-messages.js';
export { NotFound } from './auth/NotFound.js';
export { RegisterForm, type RegisterValues } from './auth/RegisterForm.js';
export { TwoStepRequired } from './auth/TwoStepRequired.js';
export { AppearanceMenu } from './calendar/appearance/AppearanceMenu.js';
// Features
export { changingAppearance } from './calendar/appearance/appearance.js';
export {
  type CalendarAppearance,
  defaultCalendarAppearance,
} from './calendar/appearance/calendar-appearance.js';
export { Legend } from './calendar/appearance/Legend.js';
// Calendar
export { Calendar, type CalendarProps } from './calendar/Calendar.js';
export { CalendarBar } from './calendar/CalendarBar.js';
export { CalendarBody } from './calendar/CalendarBody.js';
export { CalendarPreview } from './calendar/CalendarPreview.js';
export { CalendarRoot } from './calendar/CalendarRoot.js';
export { CalendarToolbar } from './calendar/CalendarToolbar.js';
export { calendarMessages } from './calendar/calendar-messages.js';
export {
  type CalendarState,
  loadCalendarState,
  MONTH_CHOICES,
  saveCalendarState,
} from './calendar/calendar-state.js';
export { creating } from './calendar/creation/creating.js';
export { QuickCreate, type QuickEntry } from './calendar/creation/QuickCreate.js';
export { QUICK_CREATE_KEY } from './calendar/creation/stored-choice.js';
export { details } from './calendar/details/details.js';
export { EventDetails } from './calendar/details/EventDetails.js';
export { deleting, editing } from './calendar/details/editing.js';
export { EntryButton } from './calendar/entry/EntryButton.js';
export { EntryChip } from './calendar/entry/EntryChip.js';
export { filtering } from './calendar/filtering/filtering.js';
export { KindChooser } from './calendar/KindChooser.js';
export { monthRange } from './calendar/layout/month-range.js';
export type { DateRange } from './calendar/layout/range-of-days.js';
export { live } from './calendar/live.js';
export type { EntriesMove, EntryMove } from './calendar/move/entry-move.js';
export { MoveDialog } from './calendar/move/MoveDialog.js';
export { moving } from './calendar/move/moving.js';
export type { PrintLayout } from './calendar/printing/print-layout.js';
export { printing } from './calendar/printing/printing.js';
export { receiving } from './calendar/receiving/receiving.js';
export { SelectionBar } from './calendar/selection/SelectionBar.js';
export { selecting } from './calendar/selection/selecting.js';
export { brandField, selectionFields } from './calendar/selection/selection-fields.js';
export { useCalendarNavigation } from './calendar/use-calendar.js';
export {
  type LoadEntries,
  type LoadedEntries,
  useLoadedEntries,
} from './calendar/use-loaded-entries.js';
export { agendaView } from './calendar/views/agenda/index.js';
export type {
  CalendarView,
  CalendarViewContext,
  CalendarViewProps,
} from './calendar/views/calendar-view.js';
export type { DisplayedRange } from './calendar/views/calendar-window.js';
export { calendarViews } from './calendar/views/index.js';
export { monthView } from './calendar/views/month/index.js';
export { multiView } from './calendar/views/multi/index.js';
export type {
  CalendarCounts,
  OverviewCell,
} from './calendar/views/overview/calendar-counts.js';
export { countEntries } from './calendar/views/overview/count-entries.js';
export { overviewView } from './calendar/views/overview/index.js';
export { OverviewTable } from './calendar/views/overview/OverviewTable.js';
export { weekView } from './calendar/views/week/index.js';
export { weeksView } from './calendar/views/weeks/index.js';
// Changes
export { ActivityList } from './changes/ActivityList.js';
export { EntryHistory } from './changes/EntryHistory.js';
export type {
  ActivityFilter,
  ChangeSet,
  EntryChange,
  SubjectChange,
  ValueChange,
} from './changes/types.js';
export { type MoveReportOptions, useMoveReport } from './changes/use-move-report.js';
export { useUndoKeys } from './changes/use-undo-keys.js';
export type { Undone } from './changes/use-undo-texts.js';
export { type UndoHistory, useUndoToasts } from './changes/use-undo-toasts.js';
// Changing values where they are displayed
export { type ChangingValuesOptions, changingValues } from './changing-values/changing-values.js';
// Pure functions
export { entryColor } from './colors/entry-color.js';
export { safeColor } from './colors/safe-color.js';
export {
  formatLongDate,
  formatShortDate,
  type MonthHeadingPart,
  monthHeadingParts,
  rangeHeadingParts,
} from './dates/format-date.js';
export { formatInstantDate } from './dates/format-instant-date.js';
export { parseDateText } from './dates/parse-date-text.js';
export { controlling, type EntryControl } from './entries/controlling.js';
export { FeatureLayers } from './entries/FeatureLayers.js';
export {
  type EntryAction,
  type EntryFeature,
  type EntryHost,
  type FeaturePart,
  type Opened,
  type Overlay,
  overlay,
  type ShownDetails,
  type ShownEntry,
  type Site,
  type ToolbarItem,
} from './entries/feature.js';
export { type FeatureState, featureState } from './entries/feature-state.js';
export { tracking, type UserAction } from './entries/tracking.js';
export {
  useActions,
  useEntries,
  useEntryHost,
  useFeatureState,
  useOpened,
  useSite,
} from './entries/use-entry-host.js';
// Editing entries
export { type EntryEditorOptions, entryEditor } from './entry-editor/entry-editor.js';
export { useDeletion } from './entry-editor/use-deletion.js';
export { useEntryDialog } from './entry-editor/use-entry-dialog.js';
export { useQuickCreate } from './entry-editor/use-quick-create.js';
// Filters
export { conditionMessages } from './filters/condition-messages.js';
export { describeFilter } from './filters/describe-filter.js';
export { FilterBar } from './filters/FilterBar.js';
export { FilterMenu, type FilterMenuControl } from './filters/FilterMenu.js';
export { filterCounts } from './filters/filter-counts.js';
export { filterMenuMessages } from './filters/filter-menu-messages.js';
export { filterMessages } from './filters/filter-messages.js';
export type { CalendarFilter, FilterCounts } from './filters/types.js';
// Import
export { csvToXlsx } from './import/files/csv-to-xlsx.js';
export { ImportWizard } from './import/ImportWizard.js';
export { IMPORT_KEY } from './import/import-key.js';
// Live updates
export { saveFile } from './internal/save-file.js';
export { KitProvider } from './kit/KitProvider.js';
export { useKindDescriptions } from './kit/use-kind-descriptions.js';
export { useKindOf, useKinds } from './kit/use-kinds.js';
export { useKit } from './kit/use-kit.js';
export { useMessages, useTranslate } from './kit/use-messages.js';
export { useProblemText } from './kit/use-problem-text.js';
export { EntryEditors } from './live/EntryEditors.js';
export { LiveIndicator } from './live/LiveIndicator.js';
// Lists
export { BulkDeleteDialog } from './log-table/bulk/BulkDeleteDialog.js';
export { BulkEditDialog, type BulkEditValues } from './log-table/bulk/BulkEditDialog.js';
export { ColumnSettings } from './log-table/ColumnSettings.js';
export { EntryDialog } from './log-table/form/EntryDialog.js';
export { LogTable, type LogTableControl, type LogTableProps } from './log-table/LogTable.js';
export { matchesSearch } from './log-table/search-entries.js';
export type { LogSort } from './log-table/use-list-view.js';
// Logs
export type { Entry, EntryOf, EntryValues } from './logs/entry.js';
export { type ColumnPreference, listColumns } from './logs/kinds/columns.js';
export { KINDS } from './logs/kinds/index.js';
export type { KindDescription, KindValueField } from './logs/kinds/kind.js';
export type { Kinds } from './logs/kinds/kinds-in.js';
export type { OwnKind } from './logs/kinds/own-kind.js';
export {
  type Brand,
  type BuiltInKindId,
  type CalendarEntry,
  type DynamicValue,
  type FieldConfiguration,
  type FieldOption,
  LOG_KINDS,
  type LogKind,
} from './logs/types.js';
export type { Messages, PartialMessages } from './messages/all-messages.js';
export { defineMessages, type MessagesOf, type TextsOf } from './messages/define-messages.js';
export type { Problem, ProblemText } from './messages/problem.js';
export type { Translate } from './messages/translate.js';
// Command palette
export { type MountedCalendar, type MountOptions, mountCalendar } from './mount/mount-calendar.js';
export { CommandPalette } from './palette/CommandPalette.js';
export { COMMAND_PALETTE_KEY } from './palette/palette-key.js';
// Primitives
export { Badge } from './primitives/Badge.js';
export { Button } from './primitives/Button.js';
export { ButtonGroup } from './primitives/ButtonGroup.js';
export { Card } from './primitives/Card.js';
export { Checkbox } from './primitives/Checkbox.js';
export { ColorDot } from './primitives/ColorDot.js';
export { ColorField } from './primitives/ColorField.js';
export { ConfirmDialog } from './primitives/ConfirmDialog.js';
export { DateInput } from './primitives/DateInput.js';
export { Dialog } from './primitives/Dialog.js';
export { EmptyState } from './primitives/EmptyState.js';
export { ErrorState } from './primitives/ErrorState.js';
export { Field } from './primitives/Field.js';
export { FormDialog } from './primitives/FormDialog.js';
export { FormGrid } from './primitives/FormGrid.js';
export { IconButton } from './primitives/IconButton.js';
export { Link, type Navigation } from './primitives/Link.js';
export { Menu, type MenuItem } from './primitives/Menu.js';
export { Notice } from './primitives/Notice.js';
export { Popover } from './primitives/Popover.js';
export { SegmentedControl } from './primitives/SegmentedControl.js';
export { Select } from './primitives/Select.js';
export { Skeleton } from './primitives/Skeleton.js';
export { type Tab, Tabs } from './primitives/Tabs.js';
export { TextArea, TextInput } from './primitives/TextInput.js';
export { type ToastMessage, ToastProvider, useToast } from './primitives/Toast.js';
export { Tooltip } from './primitives/Tooltip.js';
export { VisuallyHidden } from './primitives/VisuallyHidden.js';
// Print pages
export { CalendarPrint } from './print/CalendarPrint.js';
export { calendarPrintMessages } from './print/calendar-print-messages.js';
export { LogPrint } from './print/LogPrint.js';
export { OverviewPrint } from './print/OverviewPrint.js';
export { overviewPrintMessages } from './print/overview-print-messages.js';
export { printPageMessages } from './print/print-messages.js';
export { printRange } from './print/print-range.js';
export type { PrintStatus } from './print/use-auto-print.js';
// Repeat
export { repeating } from './repeat/repeating.js';
// Reports
export type { ChangeError } from './reports/change-error.js';
export { formProps, questionProps } from './reports/dialog-props.js';
export { fieldTexts } from './reports/field-texts.js';
export { type DialogState, useDialog } from './reports/use-dialog.js';
export { type Report, useReport } from './reports/use-report.js';
// Saved views
export {
  type SavedViewValues,
  SaveViewDialog,
} from './saved-views/SaveViewDialog.js';
export type { SavedView } from './saved-views/types.js';
export { ViewMenu } from './saved-views/ViewMenu.js';
// Actions for selected entries
export {
  type SelectionActionsOptions,
  selectionActions,
} from './selection-actions/selection-actions.js';
// Sharing
export { SharedCalendar } from './sharing/SharedCalendar.js';
export { sharedPageMessages } from './sharing/shared-calendar-messages.js';
export { type SharedPage, sharedPage } from './sharing/shared-page.js';
// App shell
export { Avatar } from './shell/Avatar.js';
export { BrandMark } from './shell/BrandMark.js';
export { displayName, initials, type Person } from './shell/initials.js';
export { PageBody } from './shell/PageBody.js';
export { PageHeader } from './shell/PageHeader.js';
export { Shell } from './shell/Shell.js';
export { readSidebarCookie } from './shell/sidebar-cookie.js';
export { ThemeToggle } from './shell/ThemeToggle.js';
export type { ShellGroup } from './shell/types.js';
export { Waiting } from './shell/Waiting.js';
// Keyboard shortcuts
export { ShortcutProvider } from './shortcuts/ShortcutProvider.js';
export { ShortcutSheet } from './shortcuts/ShortcutSheet.js';
export type { Command } from './shortcuts/shortcut-registry.js';
export { useCommands, useShortcutSheet, useShortcuts } from './shortcuts/use-shortcuts.js';
// Theme
export { type Theme, ThemeProvider } from './theme/ThemeProvider.js';
export { TooltipProvider } from './theme/TooltipProvider.js';
