import type {
  BUILT_IN_KINDS,
  BuiltInKindId,
  DynamicFields,
  KindFields,
  LogKind,
} from '@content-planner/model';

type FieldsInput<Kind extends LogKind> = Kind extends keyof KindFields
  ? { [Name in keyof KindFields[Kind]]?: KindFields[Kind][Name] | null }
  : DynamicFields;

interface BaseInput<Kind extends LogKind> {
  /** 1 to 300 characters. */
  title: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  brandId?: string | null;
  /** A custom color; null for the brand's color. */
  color?: string | null;
  /** @default true */
  showOnCalendar?: boolean | null;
  /** The values of custom fields, keyed by `fieldName`. */
  dynamicFields?: DynamicFields | null;
  /** The values of the fields that only this kind has, keyed by name. */
  fields?: FieldsInput<Kind> | null;
}

interface DayInput<Kind extends LogKind> extends BaseInput<Kind> {
  /** `YYYY-MM-DD`. Must be equal to `startDate`, which is the default. */
  endDate?: string | null;
}

interface SpanInput<Kind extends LogKind> extends BaseInput<Kind> {
  /** `YYYY-MM-DD`, inclusive. */
  endDate: string;
}

/** The kinds whose entries have a separate last day. */
type SpanKind = {
  [Kind in BuiltInKindId]: (typeof BUILT_IN_KINDS)[Kind]['dates'] extends 'span' ? Kind : never;
}[BuiltInKindId];

/** The input for creating or updating an entry of one kind. */
export type EntryInput<Kind extends LogKind> = Kind extends SpanKind ? SpanInput<Kind> : DayInput<Kind>;
