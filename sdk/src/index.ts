export {
  type AppearanceSettings,
  type Brand,
  BUILT_IN_FILTERS,
  type BuiltInKindId,
  type CalendarEntry,
  type ColorBy,
  type Condition,
  type ConditionValue,
  conditionOn,
  type DynamicFields,
  type Entry,
  type EntryOf,
  type ErrorCode,
  type ErrorParams,
  type FieldConfiguration,
  type FieldOption,
  type Filter as CalendarFilter,
  fieldTypeOf,
  filterKinds,
  fromSearchParams,
  hasConditions,
  type KindFields,
  LOG_KINDS,
  type LogKind,
  type MessageParams,
  NO_FILTER,
  type PlanState,
  toSearchParams,
  withCondition,
  withKinds,
} from '@content-planner/model';
export { type Access, type AccessStatus, useAccess } from './access/use-access.js';
export type {
  AccessToken,
  AccessTokenKind,
  AccessTokenScope,
  Feed,
  FeedTexts,
} from './access-tokens/access-token.js';
export { embedUrl, feedUrl, linkUrl } from './access-tokens/share-urls.js';
export {
  type AccessTokenInput,
  type AccessTokenUpdate,
  type CreatedAccessToken,
  type FeedUpdate,
  useCreateAccessToken,
  useRevokeAccessToken,
  useUpdateAccessToken,
} from './access-tokens/use-access-token-writes.js';
export { useAccessTokens } from './access-tokens/use-access-tokens.js';
export { type FrozenEntry, useFrozenEntries } from './access-tokens/use-frozen-entries.js';
export type { AccountLink, AccountLinkKind, OpenedAccountLink } from './account-links/account-link.js';
export { accountLinkUrl } from './account-links/account-link-url.js';
export {
  type CreatedAccountLink,
  useCreateInvitation,
  useCreatePasswordReset,
  useRevokeAccountLink,
} from './account-links/use-account-link-writes.js';
export { useAccountLinks } from './account-links/use-account-links.js';
export { useOpenedAccountLink } from './account-links/use-opened-account-link.js';
export { type AccountLinkRedemption, useRedeemAccountLink } from './account-links/use-redeem-account-link.js';
export {
  type ConnectableLogin,
  useConnectableLogin,
  useConnectLogin,
  useDeclineLogin,
} from './auth/use-connect-login.js';
export {
  type Credentials,
  type LoginCode,
  type LoginOptions,
  useCompleteLogin,
  useLogin,
} from './auth/use-login.js';
export { type LoginGateProps, useLoginGateProps } from './auth/use-login-gate-props.js';
export {
  type LoginMethods,
  type LoginProvider,
  type LoginTarget,
  type PasskeyProblem,
  useLoginOptions,
} from './auth/use-login-options.js';
export { type LoginSteps, type LoginStepsOptions, useLoginSteps } from './auth/use-login-steps.js';
export { useLogout } from './auth/use-logout.js';
export { usePasskeyLogin } from './auth/use-passkey-login.js';
export { type Registration, type RegistrationResult, useRegister } from './auth/use-register.js';
export { type RegistrationPolicy, useRegistrationPolicy } from './auth/use-registration-policy.js';
export { useViewer } from './auth/use-viewer.js';
export type { User } from './auth/user.js';
export { useBrandEntryCount } from './brands/use-brand-entry-count.js';
export {
  type BrandInput,
  useCreateBrand,
  useDeleteBrand,
  useUpdateBrand,
} from './brands/use-brand-writes.js';
export { useBrands } from './brands/use-brands.js';
export { type CalendarRange, useCalendar } from './calendar/use-calendar.js';
export {
  type CalendarCountRow,
  type CalendarCountsRequest,
  useCalendarCounts,
} from './calendar/use-calendar-counts.js';
export { type CalendarMove, useCalendarMove } from './calendar/use-calendar-move.js';
export {
  type CalendarProps,
  type CalendarPropsRequest,
  useCalendarProps,
} from './calendar/use-calendar-props.js';
export type { DisplayedDays, LoadedDays, NeededDays } from './calendar/use-calendar-window.js';
export {
  type FilterCounts,
  type FilterCountsRequest,
  useFilterCounts,
} from './calendar/use-filter-counts.js';
export type {
  Change,
  ChangeAction,
  ChangeChannel,
  ChangeSet,
  ChangeSetHeader,
  EntryChange,
  LoginMethod,
  SubjectType,
  UndoResult,
  ValueChange,
} from './changes/types.js';
export type { UndoStep } from './changes/undo-history.js';
export { type ActivityFilter, useActivity } from './changes/use-activity.js';
export type { ChangePages } from './changes/use-change-pages.js';
export { useEntryHistory } from './changes/use-entry-history.js';
export { type RestorePreview, useRestore, useRestorePreview } from './changes/use-restore.js';
export { useUndo } from './changes/use-undo.js';
export { type UndoHistory, useUndoHistory } from './changes/use-undo-history.js';
export { createPlannerClient, type PlannerClientOptions } from './client/create-planner-client.js';
export type { TokenAuth } from './client/token-fetch.js';
export type { ChangeState, EntryConflict, LeftEntry, Person } from './core/conflicts.js';
export { PlannerProvider, type PlannerProviderProps, usePlanner } from './core/PlannerProvider.js';
export type { PlannerClient } from './core/planner-client.js';
export {
  PlannerError,
  type PlannerErrorType,
  type PlannerFieldError,
} from './core/planner-error.js';
export { type ReadProps, readProps } from './core/read-props.js';
export type { Read, ReadNothing, ReadOne } from './core/use-read.js';
export type { RefreshOptions } from './core/use-refresh.js';
export type { Write, WriteTuple } from './core/use-write.js';
export type { Changed } from './core/write.js';
export {
  type EditedEntry,
  type EntryEditor,
  type EntrySaved,
  type TheirVersion,
  useEntryEditor,
} from './editing/use-entry-editor.js';
export { type Repeating, useRepeating } from './editing/use-repeating.js';
export { type SelectionActions, useSelectionActions } from './editing/use-selection-actions.js';
export { useValueChanges, type ValueChanges } from './editing/use-value-changes.js';
export type { ColumnPreference } from './fields/column-preference.js';
export type { Field } from './fields/field.js';
export { useColumnPreference, useSaveColumnPreference } from './fields/use-column-preference.js';
export {
  type FieldCount,
  type KindCount,
  type KindCreator,
  useFieldCounts,
  useKindCounts,
} from './fields/use-entry-counts.js';
export { useFieldConfigurations } from './fields/use-field-configurations.js';
export {
  type FieldInput,
  type FieldKindInput,
  type FieldOptionInput,
  type FieldUpdate,
  type OptionReplacement,
  useCreateField,
  useDeleteField,
  useOrderFields,
  useUpdateField,
} from './fields/use-field-writes.js';
export { useFields } from './fields/use-fields.js';
export {
  type FieldMerge,
  type MergedFields,
  useFieldMerge,
  useMergeFields,
} from './fields/use-merge-fields.js';
export type { Kind } from './kinds/kind.js';
export {
  type KindDeletion,
  type KindInput,
  type KindUpdate,
  useCreateKind,
  useDeleteKind,
  useOrderKinds,
  useUpdateKind,
} from './kinds/use-kind-writes.js';
export { useKinds } from './kinds/use-kinds.js';
export type { LiveChange, LiveStatus, LiveSubject } from './live/live-change.js';
export { useAnnounceEditing } from './live/use-announce-editing.js';
export { useEditors } from './live/use-editors.js';
export { useLiveChanges } from './live/use-live-changes.js';
export { useLiveStatus } from './live/use-live-status.js';
export { useRecentlyChanged } from './live/use-recently-changed.js';
export type { EntryInput } from './logs/entry-input.js';
export type { MaybePage, Page, PageInfo, PageOptions, PageRequest } from './logs/page.js';
export {
  type EntriesChanged,
  type EntriesUpdate,
  type KindChange,
  useChangeKind,
  useDeleteEntries,
  useUpdateEntries,
} from './logs/use-bulk.js';
export { type EntriesCreated, type NewEntry, useCreateEntries } from './logs/use-create-entries.js';
export { useCreateEntry } from './logs/use-create-entry.js';
export { type CsvExport, useCsvExport } from './logs/use-csv-export.js';
export { useDeleteEntry } from './logs/use-delete-entry.js';
export { useDuplicateEntries } from './logs/use-duplicate-entries.js';
export { type EntriesOptions, useEntries } from './logs/use-entries.js';
export { useEntry } from './logs/use-entry.js';
export { type EntryPageRequest, type EntrySort, useEntryPage } from './logs/use-entry-page.js';
export {
  type EntriesImport,
  type EntriesImported,
  type ImportRow,
  type ImportRowResult,
  useImportEntries,
} from './logs/use-import-entries.js';
export { type EntriesMoved, type EntryMove, useMoveEntries } from './logs/use-move-entries.js';
export { type EntryUpdate, useUpdateEntry } from './logs/use-update-entry.js';
export type { Passkey } from './passkeys/passkey.js';
export {
  type PasskeyRename,
  useAddPasskey,
  useRemovePasskey,
  useRenamePasskey,
} from './passkeys/use-passkey-writes.js';
export { usePasskeys } from './passkeys/use-passkeys.js';
export {
  useAddSampleContent,
  useRemoveSampleContent,
  useSampleContent,
} from './sample-content/use-sample-content.js';
export type { SavedView } from './saved-views/saved-view.js';
export {
  type SavedViewInput,
  type SavedViewUpdate,
  useCreateSavedView,
  useDeleteSavedView,
  useUpdateSavedView,
} from './saved-views/use-saved-view-writes.js';
export { useSavedViews } from './saved-views/use-saved-views.js';
export { type ServerWarning, useServerWarnings } from './server-warnings/use-server-warnings.js';
export type { Session } from './sessions/session.js';
export {
  type EndedSessions,
  useEndOtherSessions,
  useEndSession,
  useEndUserSessions,
} from './sessions/use-session-writes.js';
export { useSessions } from './sessions/use-sessions.js';
export { type System, useSystem } from './system/use-system.js';
export { type TwoStep, useTwoStep } from './two-step/use-two-step.js';
export {
  type RecoveryCodes,
  type TwoStepConfirmation,
  type TwoStepSetup,
  useReplaceRecoveryCodes,
  useResetTwoStep,
  useStartTwoStepSetup,
  useTurnOffTwoStep,
  useTurnOnTwoStep,
} from './two-step/use-two-step-writes.js';
export { useHandOver, usePersonEntryCount } from './users/use-hand-over.js';
export { type PasswordStatus, usePasswordStatus } from './users/use-password-status.js';
export { type PersonProfile, usePeople } from './users/use-people.js';
export {
  type ProfileUpdate,
  type UserInput,
  type UserUpdate,
  useChangePassword,
  useCreateUser,
  useDeleteUser,
  useSetPassword,
  useSetUserAdmin,
  useSetUserApproved,
  useUpdateProfile,
  useUpdateUser,
} from './users/use-user-writes.js';
export { type ListedUser, useUsers } from './users/use-users.js';
