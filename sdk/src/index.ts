export { type Credentials, type LoginOptions, useLogin } from './auth/use-login.js';
export { type LoginGateProps, useLoginGateProps } from './auth/use-login-gate-props.js';
export { useLogout } from './auth/use-logout.js';
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
export { type Brand, useBrands } from './brands/use-brands.js';
export { type CalendarRange, useCalendar } from './calendar/use-calendar.js';
export {
  type CalendarProps,
  type CalendarPropsRequest,
  useCalendarProps,
} from './calendar/use-calendar-props.js';
export type { DisplayedDays, LoadedDays, NeededDays } from './calendar/use-calendar-window.js';
export { createPlannerClient, type PlannerClientOptions } from './client/create-planner-client.js';
export { PlannerProvider, type PlannerProviderProps, usePlanner } from './core/PlannerProvider.js';
export type { PlannerClient } from './core/planner-client.js';
export { PlannerError, type PlannerErrorCode, type PlannerFieldError } from './core/planner-error.js';
export { type ReadProps, readProps } from './core/read-props.js';
export type { Read, ReadNothing, ReadOne } from './core/use-read.js';
export type { RefreshOptions } from './core/use-refresh.js';
export type { Write, WriteTuple } from './core/use-write.js';
export type { DynamicFields } from './dynamic-fields.js';
export type { ColumnPreference } from './fields/column-preference.js';
export type { FieldConfiguration } from './fields/field-configuration.js';
export { useColumnPreference, useSaveColumnPreference } from './fields/use-column-preference.js';
export {
  type FieldConfigurationInput,
  type FieldConfigurationUpdate,
  useCreateFieldConfiguration,
  useDeleteFieldConfiguration,
  useUpdateFieldConfiguration,
} from './fields/use-field-configuration-writes.js';
export { useFieldConfigurations } from './fields/use-field-configurations.js';
export type { CalendarEntry, Entry, EntryInput, EntryOf, KindFields } from './logs/kinds/entry.js';
export { LOG_KINDS, type LogKind } from './logs/kinds/index.js';
export type { MaybePage, Page, PageInfo, PageOptions, PageRequest } from './logs/page.js';
export { type EntriesUpdate, useDeleteEntries, useUpdateEntries } from './logs/use-bulk.js';
export { useDeleteEntry } from './logs/use-delete-entry.js';
export { useEntries } from './logs/use-entries.js';
export { useEntry } from './logs/use-entry.js';
export { type EntryPageRequest, useEntryPage } from './logs/use-entry-page.js';
export { type LogFilter, type LogPageRequest, type LogSort, useLogPage } from './logs/use-log-page.js';
export { type EntryUpdate, useCreateEntry, useUpdateEntry } from './logs/use-save-entry.js';
export {
  useAddSampleContent,
  useRemoveSampleContent,
  useSampleContent,
} from './sample-content/use-sample-content.js';
export { type ServerWarning, useServerWarnings } from './server-warnings/use-server-warnings.js';
export {
  type UserInput,
  type UserUpdate,
  useChangePassword,
  useCreateUser,
  useDeleteUser,
  useSetUserAdmin,
  useSetUserApproved,
  useUpdateUser,
} from './users/use-user-writes.js';
export { useUsers } from './users/use-users.js';
