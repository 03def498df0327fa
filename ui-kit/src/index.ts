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
  type ConditionValue,
  conditionOn,
  daysBetween,
  type FilterableEntry,
  filterFields,
  filterKinds,
  isCalendarDate,
  matcherOf,
  NO_FILTER,
  today,
  viewerIn,
  type Weekday,
  withCondition,
  withKinds,
} from '@content-planner/model';
// The user's own account
export { AccountSection, type AccountSectionProps } from './account/AccountSection.js';
export {
  ChoosePasswordForm,
  type ChoosePasswordFormProps,
  type ChoosePasswordValues,
} from './account/ChoosePasswordForm.js';
export {
  ConnectLoginDialog,
  type ConnectLoginDialogProps,
  type ProviderUser,
} from './account/ConnectLoginDialog.js';
export { KeyList, type KeyListProps } from './account/KeyList.js';
export { PasskeyList, type PasskeyListProps } from './account/PasskeyList.js';
export { ProfileForm, type ProfileFormProps } from './account/ProfileForm.js';
export {
  RenamePasskeyDialog,
  type RenamePasskeyDialogProps,
  type RenamePasskeyValues,
} from './account/RenamePasskeyDialog.js';
export { SessionList, type SessionListProps } from './account/SessionList.js';
export { TwoStepDialog, type TwoStepDialogProps } from './account/TwoStepDialog.js';
export { TwoStepSettings, type TwoStepSettingsProps } from './account/TwoStepSettings.js';
export type { TwoStepPurpose } from './account/two-step-messages.js';
export type { Passkey, ProfileUser, ProfileValues, Session } from './account/types.js';
// Administration
export { BrandCards, type BrandCardsProps } from './admin/brands/BrandCards.js';
export { BrandDialog, type BrandDialogProps, type BrandValues } from './admin/brands/BrandDialog.js';
export { DEFAULT_BRAND_COLOR } from './admin/brands/default-brand-color.js';
export { DeleteFieldDialog, type DeleteFieldDialogProps } from './admin/fields/DeleteFieldDialog.js';
export {
  FieldConfigurationDialog,
  type FieldConfigurationDialogProps,
} from './admin/fields/FieldConfigurationDialog.js';
export {
  FieldSettings,
  type FieldSettingsProps,
} from './admin/fields/FieldSettings.js';
export type { FieldConfigurationValues, FieldCount, SubmittedUse } from './admin/fields/field-values.js';
export type { OptionReplacement, SubmittedOption } from './admin/fields/option-rows.js';
export { tokensShowing } from './admin/fields/shown-in.js';
export { KindDialog, type KindDialogProps, type KindValues } from './admin/kinds/KindDialog.js';
export { KindSettings, type KindSettingsProps } from './admin/kinds/KindSettings.js';
export type { KindFigure, KindFigures } from './admin/kinds/KindTable.js';
export { LinkReadyDialog, type LinkReadyDialogProps } from './admin/sharing/LinkReadyDialog.js';
export { NewLinkDialog, type NewLinkDialogProps } from './admin/sharing/NewLinkDialog.js';
export { RevokeDialog, type RevokeDialogProps } from './admin/sharing/RevokeDialog.js';
export { SharingList, type SharingListProps } from './admin/sharing/SharingList.js';
export {
  type SubmittedFeed,
  SubscribeDialog,
  type SubscribeDialogProps,
} from './admin/sharing/SubscribeDialog.js';
export type { CalendarApp } from './admin/sharing/subscribe-messages.js';
export type {
  AccessToken,
  AccessTokenKind,
  AccessTokenValues,
  FeedTexts,
  NewLinkKind,
  SubmittedAccessToken,
} from './admin/sharing/types.js';
export type { SizeUnit } from './admin/system/format-size.js';
export { SystemOverview, type SystemOverviewProps } from './admin/system/SystemOverview.js';
export { systemOverviewMessages } from './admin/system/system-messages.js';
export type { SystemProblem } from './admin/system/system-problems.js';
export type { System, SystemWarning } from './admin/system/types.js';
export { AccountLinkDialog, type AccountLinkDialogProps } from './admin/users/AccountLinkDialog.js';
export { AddUserDialog, type AddUserDialogProps } from './admin/users/AddUserDialog.js';
export {
  ChangePasswordDialog,
  type ChangePasswordDialogProps,
  type ChangePasswordValues,
} from './admin/users/ChangePasswordDialog.js';
export { DeleteUserDialog, type DeleteUserDialogProps } from './admin/users/DeleteUserDialog.js';
export { EditUserDialog, type EditUserDialogProps } from './admin/users/EditUserDialog.js';
export {
  type InvitationValues,
  InviteUserDialog,
  type InviteUserDialogProps,
} from './admin/users/InviteUserDialog.js';
export type { AccountLink, AccountLinkKind, User, UserTarget } from './admin/users/types.js';
export { UserLists, type UserListsProps } from './admin/users/UserLists.js';
export type { EditUserValues, NewUserValues } from './admin/users/user-form.js';
// Public pages
export type { AuthPageProps } from './auth/AuthForm.js';
export { AuthLayout, type AuthLayoutProps } from './auth/AuthLayout.js';
export { Landing, type LandingProps } from './auth/Landing.js';
export { LoginDialog, type LoginDialogProps } from './auth/LoginDialog.js';
export { LoginForm, type LoginFormProps, type LoginValues } from './auth/LoginForm.js';
export { LoginGate, type LoginGateProps } from './auth/LoginGate.js';
export { loginDialogMessages } from './auth/login-dialog-messages.js';
export { NotFound, type NotFoundProps } from './auth/NotFound.js';
export type { LoginProvider } from './auth/ProviderLinks.js';
export { RegisterForm, type RegisterFormProps, type RegisterValues } from './auth/RegisterForm.js';
export { TwoStepRequired, type TwoStepRequiredProps } from './auth/TwoStepRequired.js';
export { AppearanceMenu, type AppearanceMenuProps } from './calendar/appearance/AppearanceMenu.js';
export type { AppearanceControl } from './calendar/appearance/AppearancePopover.js';
// Features
export { type AppearanceOptions, changingAppearance } from './calendar/appearance/appearance.js';
export {
  type CalendarAppearance,
  type ColorBy,
  defaultCalendarAppearance,
  type EntryShows,
} from './calendar/appearance/calendar-appearance.js';
export { Legend, type LegendProps } from './calendar/appearance/Legend.js';
// Calendar
export {
  Calendar,
  type CalendarFilters,
  type CalendarProps,
  type CreatedInCalendar,
} from './calendar/Calendar.js';
export { CalendarBar } from './calendar/CalendarBar.js';
export { CalendarBody } from './calendar/CalendarBody.js';
export { CalendarPreview, type CalendarPreviewProps } from './calendar/CalendarPreview.js';
export { CalendarRoot, type CalendarRootProps } from './calendar/CalendarRoot.js';
export { CalendarToolbar, type CalendarToolbarProps } from './calendar/CalendarToolbar.js';
export { calendarMessages } from './calendar/calendar-messages.js';
export {
  CALENDAR_STATE_KEY,
  type CalendarState,
  defaultCalendarState,
  loadCalendarState,
  MONTH_CHOICES,
  saveCalendarState,
} from './calendar/calendar-state.js';
export { type CreatingOptions, creating } from './calendar/creation/creating.js';
export { QuickCreate, type QuickCreateProps, type QuickEntry } from './calendar/creation/QuickCreate.js';
export { QUICK_CREATE_KEY } from './calendar/creation/stored-choice.js';
export { type DetailsOptions, details } from './calendar/details/details.js';
export { detailsMessages } from './calendar/details/details-messages.js';
export {
  type CalendarDetails,
  EventDetails,
  type EventDetailsProps,
} from './calendar/details/EventDetails.js';
export {
  type DeletingOptions,
  deleting,
  type EditingOptions,
  editing,
} from './calendar/details/editing.js';
export { EntryChip, type EntryChipProps } from './calendar/entry/EntryChip.js';
export { type FilteringFeature, filtering } from './calendar/filtering/filtering.js';
export { KindChooser, type KindChooserProps } from './calendar/KindChooser.js';
export { monthRange } from './calendar/layout/month-range.js';
export type { DateRange } from './calendar/layout/range-of-days.js';
export { live } from './calendar/live.js';
export type { EntriesMove, EntryMove } from './calendar/move/entry-move.js';
export { MoveDialog, type MoveDialogProps } from './calendar/move/MoveDialog.js';
export { type MovingOptions, moving } from './calendar/move/moving.js';
export type { PrintLayout } from './calendar/printing/print-layout.js';
export { type PrintingOptions, printing } from './calendar/printing/printing.js';
export { SelectionBar, type SelectionBarProps } from './calendar/selection/SelectionBar.js';
export { type SelectingOptions, selecting } from './calendar/selection/selecting.js';
export { type SelectionField, selectionFields } from './calendar/selection/selection-fields.js';
export { type CalendarNavigation, useCalendarNavigation } from './calendar/use-calendar.js';
export { agendaView } from './calendar/views/agenda/index.js';
export type {
  CalendarView,
  CalendarViewContext,
  CalendarViewControlsProps,
  CalendarViewProps,
} from './calendar/views/calendar-view.js';
export type { CalendarWindow, DisplayedRange, NeedMore } from './calendar/views/calendar-window.js';
export { calendarViews } from './calendar/views/index.js';
export { monthView } from './calendar/views/month/index.js';
export { multiView } from './calendar/views/multi/index.js';
export type {
  CalendarCounts,
  CountRow,
  MonthCount,
  OverviewCell,
  Silence,
} from './calendar/views/overview/calendar-counts.js';
export { type CountEntriesInput, countEntries } from './calendar/views/overview/count-entries.js';
export { overviewView } from './calendar/views/overview/index.js';
export { OverviewTable, type OverviewTableProps } from './calendar/views/overview/OverviewTable.js';
export { weekView } from './calendar/views/week/index.js';
// Changes
export { ActivityList, type ActivityListProps } from './changes/ActivityList.js';
export type { ChoiceName } from './changes/activity-messages.js';
export type { ValueName } from './changes/change-messages.js';
export { EntryHistory, type EntryHistoryProps } from './changes/EntryHistory.js';
export type {
  ActivitySentences,
  HistorySentences,
  SentenceFacts,
  SubjectFacts,
} from './changes/sentence-messages.js';
export type {
  ActivityFilter,
  ActivityPerson,
  ChangeAction,
  ChangeChannel,
  ChangeHeader,
  ChangeSet,
  ChangeSubject,
  EntryChange,
  SubjectChange,
  ValueChange,
} from './changes/types.js';
export { type MoveLabel, type SkippedEntry, type Undone, useUndoTexts } from './changes/use-undo-texts.js';
// Pure functions
export { type EntryColorInput, entryColor } from './colors/entry-color.js';
export { type SafeColor, safeColor } from './colors/safe-color.js';
export { formatLongDate, formatShortDate, type MonthHeadingPart } from './dates/format-date.js';
export { formatInstantDate } from './dates/format-instant-date.js';
export { type DateTextOptions, parseDateText } from './dates/parse-date-text.js';
export { FeatureLayers } from './entries/FeatureLayers.js';
export {
  type EntryAction,
  type EntryFeature,
  type EntryHost,
  type FeaturePart,
  type HostDays,
  type Opened,
  type Overlay,
  overlay,
  type Site,
  type ToolbarItem,
} from './entries/feature.js';
export { type FeatureState, featureState } from './entries/feature-state.js';
export type { HostEntries } from './entries/host.js';
export {
  useActions,
  useEntries,
  useEntryHost,
  useFeatureState,
  useOpened,
  useSite,
} from './entries/use-entry-host.js';
// Filters
export { describeFilter } from './filters/describe-filter.js';
export { FilterBar, type FilterBarProps } from './filters/FilterBar.js';
export { FilterMenu, type FilterMenuControl, type FilterMenuProps } from './filters/FilterMenu.js';
export { filterCounts } from './filters/filter-counts.js';
export { filterMenuMessages } from './filters/filter-menu-messages.js';
export { type FilterOperator, filterMessages } from './filters/filter-messages.js';
export type { CalendarFilter, FilterCounts, FilterSection } from './filters/types.js';
// Import
export { csvToXlsx } from './import/files/csv-to-xlsx.js';
export { ImportWizard, type ImportWizardProps } from './import/ImportWizard.js';
export { IMPORT_KEY } from './import/import-key.js';
export type { ImportedEntry, ImportedEntryCheck } from './import/imported-entry.js';
// Live updates
export { saveFile } from './internal/save-file.js';
export { KitProvider, type KitProviderProps } from './kit/KitProvider.js';
export type { Kit } from './kit/kit.js';
export { useKindDescriptions } from './kit/use-kind-descriptions.js';
export { useKindOf, useKinds } from './kit/use-kinds.js';
export { useKit } from './kit/use-kit.js';
export { useMessages, useTranslate } from './kit/use-messages.js';
export { useProblemText } from './kit/use-problem-text.js';
export type { RecentlyChanged } from './live/ChangedRules.js';
export { type EntryEditor, EntryEditors, type EntryEditorsProps } from './live/EntryEditors.js';
export { LiveIndicator, type LiveIndicatorProps } from './live/LiveIndicator.js';
// Lists
export { BulkDeleteDialog, type BulkDeleteDialogProps } from './log-table/bulk/BulkDeleteDialog.js';
export {
  BulkEditDialog,
  type BulkEditDialogProps,
  type BulkEditValues,
} from './log-table/bulk/BulkEditDialog.js';
export { BulkFieldDialog, type BulkFieldDialogProps } from './log-table/bulk/BulkFieldDialog.js';
export { ColumnSettings, type ColumnSettingsProps } from './log-table/ColumnSettings.js';
export { EntryDialog } from './log-table/form/EntryDialog.js';
export type { EntryConflict, EntryDialogProps } from './log-table/form/entry-dialog-props.js';
export type { EntryFieldErrors } from './log-table/form/server-errors.js';
export {
  LogTable,
  type LogTableControl,
  type LogTableFilters,
  type LogTableProps,
} from './log-table/LogTable.js';
export { matchesSearch } from './log-table/search-entries.js';
export type { LogSort } from './log-table/use-list-view.js';
// Logs
export type { Entry, EntryOf, EntryValues, KindFields } from './logs/entry.js';
export {
  type ArrangedColumn,
  arrangeColumns,
  type ColumnPreference,
  type ListColumn,
  type ListColumnsInput,
  listColumns,
  type SettableColumn,
} from './logs/kinds/columns.js';
export { KINDS } from './logs/kinds/index.js';
export type {
  KindDateField,
  KindDescription,
  KindField,
  KindFlag,
  KindFlagsField,
  KindTitleField,
  KindValueField,
} from './logs/kinds/kind.js';
export type { KindIconProps } from './logs/kinds/kind-icon.js';
export { type KindTexts, type KindWords, kindTexts } from './logs/kinds/kind-texts.js';
export { BUILT_IN_KINDS, type KindOf, type Kinds, kindsIn } from './logs/kinds/kinds-in.js';
export { type OwnKind, ownKind } from './logs/kinds/own-kind.js';
export { sortedFieldConfigurations } from './logs/sorted-field-configurations.js';
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
export {
  defineMessages,
  type MessageSet,
  type MessagesOf,
  type TextsOf,
} from './messages/define-messages.js';
export type { LoadError, Problem, ProblemText, ProblemTexts } from './messages/problem.js';
export { type Translate, translateWith } from './messages/translate.js';
// Command palette
export { CommandPalette, type CommandPaletteProps } from './palette/CommandPalette.js';
export { COMMAND_PALETTE_KEY } from './palette/palette-key.js';
// Primitives
export { Badge, type BadgeProps, type BadgeVariant } from './primitives/Badge.js';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './primitives/Button.js';
export { ButtonGroup, type ButtonGroupProps } from './primitives/ButtonGroup.js';
export { Card, type CardProps } from './primitives/Card.js';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox.js';
export { ColorDot, type ColorDotProps } from './primitives/ColorDot.js';
export { ColorField, type ColorFieldProps } from './primitives/ColorField.js';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog.js';
export { DateInput, type DateInputProps } from './primitives/DateInput.js';
export { Dialog, type DialogProps } from './primitives/Dialog.js';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState.js';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState.js';
export { Field, type FieldControl, type FieldProps } from './primitives/Field.js';
export { FormDialog, type FormDialogProps, type OwnFormDialogProps } from './primitives/FormDialog.js';
export { FormGrid, type FormGridProps } from './primitives/FormGrid.js';
export { IconButton, type IconButtonProps } from './primitives/IconButton.js';
export { Link, type LinkProps, type Navigation } from './primitives/Link.js';
export { Menu, type MenuGroup, type MenuItem, type MenuLink, type MenuProps } from './primitives/Menu.js';
export { Notice, type NoticeProps } from './primitives/Notice.js';
export { Popover, type PopoverProps } from './primitives/Popover.js';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './primitives/SegmentedControl.js';
export { Select, type SelectOption, type SelectProps } from './primitives/Select.js';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton.js';
export type { Sentence, SentencePart } from './primitives/sentence.js';
export { type Tab, Tabs, type TabsProps } from './primitives/Tabs.js';
export { TextArea, TextInput } from './primitives/TextInput.js';
export {
  type ToastAction,
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './primitives/Toast.js';
export { Tooltip, type TooltipProps } from './primitives/Tooltip.js';
export type { ButtonPopoverProps } from './primitives/use-popover-button.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden.js';
// Print pages
export { CalendarPrint, type CalendarPrintProps } from './print/CalendarPrint.js';
export { calendarPrintMessages } from './print/calendar-print-messages.js';
export { LogPrint, type LogPrintProps } from './print/LogPrint.js';
export { OverviewPrint, type OverviewPrintProps } from './print/OverviewPrint.js';
export { overviewPrintMessages } from './print/overview-print-messages.js';
export type { PrintPageOptions } from './print/PrintPage.js';
export { printPageMessages } from './print/print-messages.js';
export { printRange } from './print/print-range.js';
export type { PrintStatus } from './print/use-auto-print.js';
// Repeat
export { RepeatDialog, type RepeatDialogProps, type RepeatedDays } from './repeat/RepeatDialog.js';
// Saved views
export {
  type SavedViewValues,
  SaveViewDialog,
  type SaveViewDialogProps,
} from './saved-views/SaveViewDialog.js';
export type { SavedView } from './saved-views/types.js';
export { ViewMenu, type ViewMenuProps } from './saved-views/ViewMenu.js';
// Sharing
export { SharedCalendar, type SharedCalendarProps } from './sharing/SharedCalendar.js';
export { sharedPageMessages } from './sharing/shared-calendar-messages.js';
export { type SharedPage, sharedPage } from './sharing/shared-page.js';
// App shell
export { Avatar, type AvatarProps } from './shell/Avatar.js';
export { BrandMark, type BrandMarkProps } from './shell/BrandMark.js';
export { displayName, initials, type Person } from './shell/initials.js';
export { PageBody, type PageBodyProps } from './shell/PageBody.js';
export { PageHeader, type PageHeaderProps } from './shell/PageHeader.js';
export { Shell, type ShellProps } from './shell/Shell.js';
export { readSidebarCookie, SIDEBAR_COOKIE, sidebarCookie } from './shell/sidebar-cookie.js';
export { ThemeToggle, type ThemeToggleProps } from './shell/ThemeToggle.js';
export type { ShellGroup, ShellItem, ShellUser } from './shell/types.js';
export { Waiting, type WaitingProps } from './shell/Waiting.js';
// Keyboard shortcuts
export { ShortcutProvider, type ShortcutProviderProps } from './shortcuts/ShortcutProvider.js';
export { ShortcutSheet, type ShortcutSheetProps } from './shortcuts/ShortcutSheet.js';
export type { Command, Shortcut, ShortcutGroup } from './shortcuts/shortcut-registry.js';
export { SHORTCUTS_KEY } from './shortcuts/shortcuts-key.js';
export { useCommands, useShortcutSheet, useShortcuts } from './shortcuts/use-shortcuts.js';
// Theme
export { type Theme, ThemeProvider, type ThemeProviderProps } from './theme/ThemeProvider.js';
export { TooltipProvider, type TooltipProviderProps } from './theme/TooltipProvider.js';
