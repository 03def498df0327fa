import type { CalendarDate, CalendarEntry, DynamicValue, Entry, LogKind } from '../types.js';
import type { KindDescriptions } from './index.js';
import type { KindFlagField, KindFlagsField, KindTextField } from './kind.js';

/** A field in the description of a kind. */
type FieldOf<Kind extends LogKind> = KindDescriptions[Kind]['fields'][number];

/** Names of the text fields of a kind. */
type TextName<Kind extends LogKind> = Extract<FieldOf<Kind>, Pick<KindTextField, 'type'>>['name'];

/** Names of the booleans of a kind, alone or in a group. */
type FlagName<Kind extends LogKind> =
  | Extract<FieldOf<Kind>, Pick<KindFlagField, 'type'>>['name']
  | Extract<FieldOf<Kind>, Pick<KindFlagsField, 'type'>>['flags'][number]['name'];

/** The fields that only this kind has, by name. */
type OwnFields<Kind extends LogKind> = { [Name in TextName<Kind>]: string | null } & {
  [Name in FlagName<Kind>]: boolean;
};

/** The title and dates of an entry under the names of its kind. */
type Renamed<Kind extends LogKind> = {
  [Name in Extract<FieldOf<Kind>, { type: 'title' }>['name']]: string;
} & {
  [Name in Extract<FieldOf<Kind>, { type: 'date' }>['name']]: CalendarDate;
};

/**
 * An entry as the API and the hooks of `@content-planner/sdk` return it: the fields of its kind are on the same level
 * as those of all kinds. {@link toEntry} converts it for the components.
 */
export type PlannerEntry<Kind extends LogKind = LogKind> = {
  [One in Kind]: Omit<Entry, 'kind' | 'fields'> & { kind: One } & OwnFields<One>;
}[Kind];

/**
 * The input that the API requires for an entry of a kind: title, dates and the fields of the kind have their API names,
 * such as `blogName` and `date`. {@link toEntryInput} creates it from the values of a form.
 */
export type PlannerEntryInput<Kind extends LogKind = LogKind> = {
  [One in Kind]: Pick<CalendarEntry, 'brandId' | 'color'> & {
    showOnCalendar: boolean;
    dynamicFields: Record<string, DynamicValue>;
  } & Renamed<One> &
    OwnFields<One>;
}[Kind];
