import type { Condition, ConditionValue, Filter } from './filter.js';

/**
 * Returns a filter's condition on a field.
 *
 * @param operator If omitted, the first condition on the field, whatever its operator is.
 * @example conditionOn(filter, '@brand')?.value // ['harbor', null]
 */
export const conditionOn = (
  { conditions }: Filter,
  field: Condition['field'],
  operator?: string,
): Condition | undefined =>
  conditions.find((one) => one.field === field && (operator === undefined || one.operator === operator));

/**
 * Returns a filter with a condition. Replaces the condition with the same field and operator, and removes it if the
 * value is undefined.
 *
 * @example withCondition({ conditions: [] }, '@title', 'contains', 'launch')
 */
export function withCondition(
  filter: Filter,
  field: Condition['field'],
  operator: string,
  value: ConditionValue | undefined,
): Filter {
  const { conditions } = filter;
  const place = conditions.findIndex((one) => one.field === field && one.operator === operator);
  const changed = value === undefined ? [] : [{ field, operator, value }];
  return {
    ...filter,
    conditions: place < 0 ? [...conditions, ...changed] : conditions.toSpliced(place, 1, ...changed),
  };
}
