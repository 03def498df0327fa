import type { LogKind } from '@content-planner/model';

/** The API's `FieldFilter` input type. */
export interface FieldFilter {
  fieldId: string;
  values?: string[];
  checked?: boolean;
  has?: string;
  before?: string;
  after?: string;
}

/** The API's `EntryFilter` input type. */
export interface EntryFilter {
  brandIds?: string[];
  withoutBrand?: boolean;
  search?: string;
  visibility?: 'shown' | 'hidden' | 'all';
  fields?: FieldFilter[];
}

/** Returns whether a query's variables, or its GraphQL root field's arguments, include a filter on a custom field. */
export const isFilteredByField = ({ filter }: { filter?: unknown }): boolean =>
  ((filter as EntryFilter | undefined)?.fields?.length ?? 0) > 0;

/** The arguments of the API's `calendar` query. */
interface CalendarArguments {
  from?: unknown;
  to?: unknown;
  kinds?: unknown;
  brandIds?: unknown;
  search?: unknown;
  filter?: unknown;
}

const filterIn = ({ filter }: CalendarArguments) => (filter as EntryFilter | null | undefined) ?? {};

/** Returns whether {@link isInCalendar} can decide. Only the planner can search, and compare values of custom fields. */
export const isDecidable = (query: CalendarArguments): boolean =>
  !query.search && !filterIn(query).search && !isFilteredByField(query);

/** An entry with all fields that determine which calendars contain it. */
export interface PlacedEntry {
  kind: LogKind;
  startDate: string;
  endDate: string;
  brandId: string | null;
  showOnCalendar: boolean;
}

/** Returns whether the result of a calendar query contains an entry, for queries that are decidable. */
export function isInCalendar(
  { kind, startDate, endDate, brandId, showOnCalendar }: PlacedEntry,
  query: CalendarArguments,
): boolean {
  const { brandIds, withoutBrand, visibility = 'shown' } = filterIn(query);
  const isIn = (list: unknown, value: string | null) => !list || (list as unknown[]).includes(value);
  const hasBrand = brandId === null ? withoutBrand : brandIds?.includes(brandId);
  return (
    startDate <= String(query.to) &&
    endDate >= String(query.from) &&
    isIn(query.kinds, kind) &&
    isIn(query.brandIds, brandId) &&
    ((!brandIds && !withoutBrand) || hasBrand === true) &&
    (visibility === 'all' || showOnCalendar === (visibility === 'shown'))
  );
}
