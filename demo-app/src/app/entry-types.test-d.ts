import type {
  CalendarProps as CalendarPropsRead,
  ColumnPreference,
  EntryInput,
  EntryOf,
  LogKind,
  ReadProps,
  useSaveColumnPreference,
} from '@content-planner/sdk';
import type {
  CalendarProps,
  ColumnSettingsProps,
  LogTableProps,
  PlannerEntry,
  PlannerEntryInput,
} from '@content-planner/ui-kit';

// The type checker runs this file. The sdk and the ui-kit don't import each other. For each kind, this checks that the
// ui-kit's converters accept the sdk's entries, and that the sdk accepts the converted inputs.

type Fetched = { [Kind in LogKind]: EntryOf<Kind> };
type Converted = { [Kind in LogKind]: PlannerEntryInput<Kind> };

/** Fields that the converters return and the sdk doesn't have. The planner would reject them. */
type Unknown = { [Kind in LogKind]: Exclude<keyof Converted[Kind], keyof EntryInput<Kind>> };

declare const fetched: Fetched;
declare const converted: Converted;
declare const unknown: Unknown;

fetched satisfies { [Kind in LogKind]: PlannerEntry<Kind> };
converted satisfies { [Kind in LogKind]: EntryInput<Kind> };
unknown satisfies Record<LogKind, never>;

// The sdk can save the columns that ColumnSettings returns, and ColumnSettings accepts the sdk's.
declare const chosen: Parameters<ColumnSettingsProps['onChange']>[0];
declare const columns: ColumnPreference;
chosen satisfies Parameters<ReturnType<typeof useSaveColumnPreference>[0]>[0];
columns satisfies Pick<ColumnSettingsProps, 'columnOrder' | 'visibleColumns'>;

// Lists and the calendar accept the state of the sdk's hooks.
declare const calendar: CalendarPropsRead;
declare const state: ReadProps;
calendar satisfies CalendarProps;
state satisfies Pick<LogTableProps, 'error' | 'loading' | 'onRetry'>;
