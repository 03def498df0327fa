import { testFilter } from '../../.ci/test-filter.js';

/** What a filter contains. */
export interface NamedFilter {
  conditions?: { field: string; operator: string; value?: unknown }[];
  brandIds?: readonly string[] | null;
  withoutBrand?: boolean | null;
  visibility?: 'shown' | 'hidden' | 'all' | null;
}

/** Returns the `EntryFilter` input for a filter. */
export function filterInput<Filter extends NamedFilter>({
  brandIds,
  withoutBrand,
  visibility,
  conditions = [],
  ...others
}: Filter) {
  const brands = [...(brandIds ?? []), ...(withoutBrand ? [null] : [])];
  const named = testFilter({
    ...((brandIds || withoutBrand) && { brandIds: brands }),
    ...(visibility && visibility !== 'all' && { isVisible: visibility === 'shown' }),
  });
  const all = { field: '@showOnCalendar', operator: 'isNotEmpty' };
  return {
    ...others,
    conditions: [...conditions, ...named.conditions, ...(visibility === 'all' ? [all] : [])],
  };
}
