import { conditionOn, type Filter, withCondition } from '@content-planner/model';

/** Returns the brands in a filter, or undefined if it displays all brands. */
export const filterBrands = (filter: Filter): readonly (string | null)[] | undefined =>
  conditionOn(filter, '@brand', 'isAnyOf')?.value as readonly (string | null)[] | undefined;

/** Returns a filter with a brand added or removed. A filter without brands displays all brands. */
export function withBrand(filter: Filter, id: string | null, isOn: boolean): Filter {
  const others = (filterBrands(filter) ?? []).filter((other) => other !== id);
  const brandIds = isOn ? [...others, id] : others;
  return withCondition(filter, '@brand', 'isAnyOf', brandIds.length === 0 ? undefined : brandIds);
}

/** Returns a filter without the conditions on a field. */
export const withoutField = (filter: Filter, fieldId: string): Filter => ({
  ...filter,
  conditions: filter.conditions.filter(({ field }) => field !== fieldId),
});
