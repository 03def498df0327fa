import { testFilter } from '../../.ci/test-filter.js';

/** Conditions on a custom field. */
export interface FieldFilter {
  fieldId: string;
  values?: readonly string[] | null;
  checked?: boolean | null;
  has?: string | null;
  before?: string | null;
  after?: string | null;
}

/** What a filter contains. */
export interface NamedFilter {
  conditions?: { field: string; operator: string; value?: unknown }[];
  brandIds?: readonly string[] | null;
  withoutBrand?: boolean | null;
  visibility?: 'shown' | 'hidden' | 'all' | null;
  /** Conditions on custom fields. Each applies only to the kinds that have the field. */
  fields?: readonly FieldFilter[] | null;
}

/** Returns the `EntryFilter` input for a filter. */
export function filterInput<Filter extends NamedFilter>({
  brandIds,
  withoutBrand,
  visibility,
  fields,
  conditions = [],
  ...others
}: Filter) {
  const brands = [...(brandIds ?? []), ...(withoutBrand ? [null] : [])];
  const named = testFilter({
    ...((brandIds || withoutBrand) && { brandIds: brands }),
    ...(visibility && visibility !== 'all' && { isVisible: visibility === 'shown' }),
    ...(fields && { fields }),
  });
  const all = { field: '@showOnCalendar', operator: 'isNotEmpty' };
  return {
    ...others,
    conditions: [...conditions, ...named.conditions, ...(visibility === 'all' ? [all] : [])],
    ...(fields?.length && { match: 'byType' }),
  };
}
