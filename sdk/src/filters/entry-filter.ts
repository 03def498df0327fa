import { type Condition, isOnFields, type LogKind } from '@content-planner/model';
import { matching, onCalendar } from './filter-input.js';

/** The API's `EntryFilter` input type. */
export interface EntryFilter {
  kinds?: LogKind[];
  search?: string;
  startsFrom?: string;
  startsBefore?: string;
  conditions?: Condition[];
  match?: 'byType';
  isLate?: boolean;
  /** The viewer's current day. */
  today?: string;
}

/** Returns whether a query's variables, or its GraphQL root field's arguments, include a filter on a field. */
export const isFilteredByField = ({ filter }: { filter?: unknown }): boolean => {
  const { conditions = [], isLate } = (filter as EntryFilter | null | undefined) ?? {};
  return isLate !== undefined || conditions.some(isOnFields);
};

/** The arguments of the API's `calendar` query. */
interface CalendarArguments {
  from?: unknown;
  to?: unknown;
  filter?: unknown;
}

const filterIn = ({ filter }: CalendarArguments) => (filter as EntryFilter | null | undefined) ?? {};

/** Returns whether {@link isInCalendar} can decide. Only the planner can search, and test all conditions. */
export const isDecidable = (query: CalendarArguments): boolean => {
  const { conditions = [], search, isLate } = filterIn(query);
  return (
    !search &&
    isLate === undefined &&
    conditions.every(({ field }) => field === '@brand' || field === '@showOnCalendar')
  );
};

/** An entry with all fields that determine which calendars contain it. */
export interface PlacedEntry {
  kind: LogKind;
  startDate: string;
  endDate: string;
  brandId: string | null;
  showOnCalendar: boolean;
}

/** Returns whether the result of a calendar query contains an entry, for queries that are decidable. */
export function isInCalendar(entry: PlacedEntry, query: CalendarArguments): boolean {
  const { kinds, conditions = [] } = filterIn(query);
  return (
    entry.startDate <= String(query.to) &&
    entry.endDate >= String(query.from) &&
    (!kinds || kinds.includes(entry.kind)) &&
    matching([{ ...entry, title: '', color: null }], onCalendar({ conditions })).length > 0
  );
}
