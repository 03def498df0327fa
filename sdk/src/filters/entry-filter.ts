import {
  type CalendarFilter,
  type FieldFilter,
  includesWords,
  type LogKind,
  plainText,
  searchWords,
} from '@content-planner/model';

/** The API's `EntryFilter` input type. */
interface EntryFilter {
  brandIds?: string[];
  withoutBrand?: boolean;
  search?: string;
  visibility?: 'shown' | 'hidden' | 'all';
  fields?: (Omit<FieldFilter, 'values'> & { values?: string[] })[];
}

type ListFilter = Omit<CalendarFilter, 'kinds' | 'brandIds'> & {
  brandIds?: CalendarFilter['brandIds'] | null;
};

/** Converts a filter to the API's input. The API has a separate argument for the kinds. */
export const entryFilterOf = ({ brandIds, text, isVisible, fields }: ListFilter): EntryFilter => ({
  ...(brandIds && {
    brandIds: brandIds.filter((id) => id !== null),
    withoutBrand: brandIds.includes(null),
  }),
  ...(text && { search: text }),
  ...(isVisible !== undefined && { visibility: isVisible ? 'shown' : 'hidden' }),
  // The API's input types don't accept readonly arrays.
  ...(fields && fields.length > 0 && { fields: fields as NonNullable<EntryFilter['fields']> }),
});

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

/** Returns the kinds that are in both lists. An omitted list contains all kinds. */
export const commonKinds = (
  a: readonly LogKind[] | undefined,
  b: readonly LogKind[] | undefined,
): LogKind[] | undefined => (a && b ? a.filter((kind) => b.includes(kind)) : (a ?? b)?.slice());

/** The fields of an entry that filters use. Calendar entries have no `showOnCalendar`. */
interface Filtered {
  kind: LogKind;
  brandId: string | null;
  title: string;
  showOnCalendar?: boolean;
}

/**
 * Returns the entries that match a filter. Ignores conditions for fields that the entries don't have, because the
 * server has already applied those conditions.
 */
export function matching<Item extends Filtered>(
  entries: readonly Item[],
  { kinds, brandIds, text, isVisible }: CalendarFilter,
): readonly Item[] {
  if (!kinds && !brandIds && !text && isVisible === undefined) return entries;
  const words = searchWords(text ?? '');
  return entries.filter(
    ({ kind, brandId, title, showOnCalendar = isVisible }) =>
      (!kinds || kinds.includes(kind)) &&
      (!brandIds || brandIds.includes(brandId)) &&
      includesWords(plainText(title), words) &&
      (isVisible === undefined || showOnCalendar === isVisible),
  );
}
