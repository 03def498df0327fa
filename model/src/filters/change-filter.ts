import type { ConditionValue } from '../field-types/condition-value.js';
import type { LogKind } from '../kinds/log-kinds.js';
import type { Condition, Filter } from './filter.js';

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
 * Returns whether a filter allows only some of the entries.
 *
 * @example hasConditions(NO_FILTER) // false
 */
export const hasConditions = ({ conditions, isLate }: Filter): boolean =>
  conditions.length > 0 || isLate !== undefined;

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

/**
 * Returns the kinds that a filter allows. Null if it allows all kinds, including those that are created later.
 *
 * @example filterKinds({ conditions: [] }) // null
 */
export const filterKinds = (filter: Filter): readonly LogKind[] | null =>
  (conditionOn(filter, '@kind', 'isAnyOf')?.value as readonly LogKind[] | undefined) ?? null;

/**
 * Returns a filter that allows only the given kinds, or all kinds if `kinds` is null.
 *
 * @example withKinds(filter, ['blog', 'email'])
 */
export function withKinds({ conditions, ...rest }: Filter, kinds: readonly LogKind[] | null): Filter {
  const others = conditions.filter(({ field, operator }) => field !== '@kind' || operator !== 'isNotEmpty');
  return withCondition({ ...rest, conditions: others }, '@kind', 'isAnyOf', kinds ?? undefined);
}
