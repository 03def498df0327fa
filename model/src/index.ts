export { type CalendarDate, FIRST_DATE, isCalendarDate, LAST_DATE } from './dates/calendar-date.js';
export { addDays, clampedDate, dayNumber, daysBetween, fromDayNumber } from './dates/days.js';
export { addMonths, endOfMonth, isSameMonth, startOfMonth } from './dates/months.js';
export { parseTime } from './dates/parse-time.js';
export { isTime } from './dates/time.js';
export { toCalendarDate, today } from './dates/today.js';
export { type Weekday, weekdayOf, weekOf } from './dates/weeks.js';
export { CLIENT_ERRORS } from './errors/client.js';
export { CONNECTION_ERRORS } from './errors/connection.js';
export type {
  ClientErrorCode,
  ErrorCode,
  ErrorMessages,
  ErrorParams,
  ErrorType,
  ServerErrorCode,
} from './errors/error-code.js';
export type { ClientErrors, ErrorDescription, MessageParams, ServerErrorType } from './errors/error-type.js';
export { ERRORS, SERVER_ERRORS } from './errors/errors.js';
export { fieldMessageOf, messageOf } from './errors/message-of.js';
export { PASSKEY_ERRORS } from './errors/passkeys.js';
export { USAGE_ERRORS } from './errors/usage.js';
export type { ConditionValue, FilterDate, RelativeDays } from './field-types/condition-value.js';
export { type FilterType, OPERATORS, operatorOf } from './field-types/field-operators.js';
export {
  type CheckedFieldType,
  FIELD_TYPES,
  type FieldType,
  type FieldTypeDescription,
  fieldTypeOf,
  fieldTypes,
  hasTypeOf,
  isMergeable,
  isValidValue,
  ownText,
} from './field-types/field-types.js';
export type { FilterValue, Operator, Viewer } from './field-types/operators.js';
export {
  conditionOn,
  filterKinds,
  hasConditions,
  withCondition,
  withKinds,
} from './filters/change-filter.js';
export {
  BUILT_IN_FILTERS,
  type Condition,
  type EntryProperty,
  type Filter,
  isOnFields,
  MAX_CONDITIONS,
  NO_FILTER,
} from './filters/filter.js';
export {
  type FilterableEntry,
  type FilterField,
  filterFields,
  onFields,
  viewerIn,
} from './filters/filter-fields.js';
export {
  entryMatcher,
  type FilterContext,
  hasNoEffect,
  isLate,
  matcherOf,
  matches,
} from './filters/matches.js';
export type { Brand } from './kinds/brand.js';
export {
  BUILT_IN_FIELDS,
  type BuiltInField,
  type BuiltInFieldId,
  type BuiltInOption,
} from './kinds/built-in-fields.js';
export { BUILT_IN_KINDS, type BuiltInKind, type BuiltInKindId, LOG_KINDS } from './kinds/built-in-kinds.js';
export type { CalendarEntry, Entry, EntryOf, KindFields } from './kinds/entry.js';
export {
  type DynamicFields,
  type DynamicValue,
  type Field,
  type FieldConfiguration,
  type FieldOption,
  type FieldUse,
  type FormerField,
  offeredOptions,
} from './kinds/field.js';
export type { Kind, LogKind } from './kinds/log-kinds.js';
export { type SharedField, sharedFields } from './kinds/shared-fields.js';
export type { MoveLabel } from './plan/move-label.js';
export type {
  AppearanceSettings,
  CalendarAppearance,
  ColorBy,
  EntryShows,
  PlanState,
} from './plan/plan-state.js';
export { fromSearchParams, toSearchParams } from './plan/search-params.js';
export { completeUrl } from './text/complete-url.js';
export { includesWords, plainText, searchWords } from './text/search-text.js';
export { isUrl } from './text/url.js';
