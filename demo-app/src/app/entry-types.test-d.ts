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

// The type checker is what runs this file. The sdk and the components do not know each other: here it is held, kind by
// kind, that what the one reads the converters of the other take, and that what those give can be written.

type Read = { [Kind in LogKind]: EntryOf<Kind> };
type Given = { [Kind in LogKind]: PlannerEntryInput<Kind> };

/** Names that are given and not written: the planner would refuse the entry. */
type Unknown = { [Kind in LogKind]: Exclude<keyof Given[Kind], keyof EntryInput<Kind>> };

declare const read: Read;
declare const given: Given;
declare const unknown: Unknown;

read satisfies { [Kind in LogKind]: PlannerEntry<Kind> };
given satisfies { [Kind in LogKind]: EntryInput<Kind> };
unknown satisfies Record<LogKind, never>;

// The columns that ColumnSettings gives can be saved as they are, and it takes those that were read.
declare const chosen: Parameters<ColumnSettingsProps['onChange']>[0];
declare const columns: ColumnPreference;
chosen satisfies Parameters<ReturnType<typeof useSaveColumnPreference>[0]>[0];
columns satisfies Pick<ColumnSettingsProps, 'columnOrder' | 'visibleColumns'>;

// Whatever state a hook reports, the lists and the calendar take it.
declare const calendar: CalendarPropsRead;
declare const state: ReadProps;
calendar satisfies CalendarProps;
state satisfies Pick<LogTableProps, 'error' | 'loading' | 'onRetry'>;
