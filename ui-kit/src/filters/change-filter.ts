import { type Condition, conditionOn, type Filter, withCondition } from '@content-planner/model';

/** Returns the brands in a filter, or undefined if it displays all brands. */
export const filterBrands = (filter: Filter): readonly (string | null)[] | undefined =>
  conditionOn(filter, '@brand', 'isAnyOf')?.value as readonly (string | null)[] | undefined;

/** Returns a filter with a brand added or removed. A filter without brands displays all brands. */
export function withBrand(filter: Filter, id: string | null, isOn: boolean): Filter {
  const others = (filterBrands(filter) ?? []).filter((other) => other !== id);
  const brandIds = isOn ? [...others, id] : others;
  return withCondition(filter, '@brand', 'isAnyOf', brandIds.length === 0 ? undefined : brandIds);
}

/**
 * Returns a filter with a changed condition on a custom field, or without it if the value is undefined. Conditions on
 * fields of different kinds are alternatives.
 */
export function withField(
  filter: Filter,
  fieldId: string,
  operator: string,
  value: Condition['value'],
): Filter {
  return byType(withCondition(filter, fieldId, operator, value).conditions);
}

/** Returns a filter without the conditions on a custom field. */
export const withoutField = ({ conditions }: Filter, fieldId: string): Filter =>
  byType(conditions.filter(({ field }) => field !== fieldId));

function byType(conditions: Filter['conditions']): Filter {
  const hasFields = conditions.some(({ field }) => !field.startsWith('@'));
  return hasFields ? { conditions, match: 'byType' } : { conditions };
}
