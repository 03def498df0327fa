import type * as sdk from '@content-planner/sdk';
import type * as kit from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';
import { expectTypeOf } from 'vitest';

// The type checker checks this file. The ui-kit accepts what the sdk returns, and the sdk saves what the ui-kit submits, so
// that applications don't have to convert anything.

type ColumnSettingsProps = ComponentProps<typeof kit.ColumnSettings>;
type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

// The calendar also accepts entries without a version.
expectTypeOf<sdk.CalendarEntry>().toExtend<kit.CalendarEntry>();
expectTypeOf<sdk.FieldConfiguration>().toExtend<kit.FieldConfiguration>();

// The sdk saves what the entry dialog submits.
expectTypeOf<kit.EntryValues>().toExtend<sdk.EntryInput<sdk.LogKind>>();
type EachKind = { [Kind in kit.LogKind]: kit.EntryValues<Kind> };
expectTypeOf<EachKind>().toExtend<{ [Kind in sdk.LogKind]: sdk.EntryInput<Kind> }>();
/** Fields that the dialog submits but the sdk doesn't have. The server would reject them. */
type Unknown = { [Kind in kit.LogKind]: Exclude<keyof EachKind[Kind], keyof sdk.EntryInput<Kind>> };
expectTypeOf<Unknown[kit.LogKind]>().toEqualTypeOf<never>();

// The sdk saves the columns from ColumnSettings, and ColumnSettings accepts the columns from the sdk.
expectTypeOf<Parameters<ColumnSettingsProps['onChange']>[0]>().toExtend<
  Parameters<ReturnType<typeof sdk.useSaveColumnPreference>[0]>[0]
>();
expectTypeOf<sdk.ColumnPreference>().toExtend<
  Mutable<Pick<ColumnSettingsProps, 'columnOrder' | 'visibleColumns'>>
>();

// Lists and the calendar accept the props that the sdk's hooks return.
expectTypeOf<sdk.CalendarProps>().toExtend<kit.CalendarProps>();
expectTypeOf<sdk.ReadProps>().toExtend<Pick<kit.LogTableProps, 'error' | 'loading' | 'onRetry'>>();
