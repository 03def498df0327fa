import type { CalendarDate, CalendarEntry, DynamicValue, Entry, LogKind } from '../types.js';
import type { KindDescriptions } from './index.js';
import type { KindFlagField, KindFlagsField, KindTextField } from './kind.js';

/** Every field that the form of a kind has, as its description names it. */
type FieldOf<Kind extends LogKind> = KindDescriptions[Kind]['fields'][number];

/** Names of a kind's texts. */
type TextName<Kind extends LogKind> = Extract<FieldOf<Kind>, Pick<KindTextField, 'type'>>['name'];

/** Names of a kind's ticks, alone or in a group. */
type FlagName<Kind extends LogKind> =
  | Extract<FieldOf<Kind>, Pick<KindFlagField, 'type'>>['name']
  | Extract<FieldOf<Kind>, Pick<KindFlagsField, 'type'>>['flags'][number]['name'];

/** The fields that a kind has of its own, by name. */
type OwnFields<Kind extends LogKind> = { [Name in TextName<Kind>]: string | null } & {
  [Name in FlagName<Kind>]: boolean;
};

/** What a kind calls the title of its entries, and their dates. */
type Renamed<Kind extends LogKind> = {
  [Name in Extract<FieldOf<Kind>, { type: 'title' }>['name']]: string;
} & {
  [Name in Extract<FieldOf<Kind>, { type: 'date' }>['name']]: CalendarDate;
};

/**
 * An entry as a planner gives it, which is how the hooks of `@content-planner/sdk` do: the fields of its kind stand
 * beside those of all kinds. {@link toEntry} makes of it what the components take.
 */
export type PlannerEntry<Kind extends LogKind = LogKind> = {
  [One in Kind]: Omit<Entry, 'kind' | 'fields'> & { kind: One } & OwnFields<One>;
}[Kind];

/**
 * What a planner takes for an entry of a kind: title, dates and the kind's own fields under the names that the API
 * gives them, such as `blogName` and `date`. {@link toEntryInput} makes it of what a form gives.
 */
export type PlannerEntryInput<Kind extends LogKind = LogKind> = {
  [One in Kind]: Pick<CalendarEntry, 'brandId' | 'color'> & {
    showOnCalendar: boolean;
    dynamicFields: Record<string, DynamicValue>;
  } & Renamed<One> &
    OwnFields<One>;
}[Kind];
