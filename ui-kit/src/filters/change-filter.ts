import {
  type Condition,
  conditionOn,
  type Filter,
  type SharedField,
  withCondition,
} from '@content-planner/model';
import type { FieldConfiguration, LogKind } from '../logs/types.js';

/** Returns the brands in a filter, or undefined if it displays all brands. */
export const filterBrands = (filter: Filter): readonly (string | null)[] | undefined =>
  conditionOn(filter, '@brand', 'isAnyOf')?.value as readonly (string | null)[] | undefined;

/** Returns a filter with a brand added or removed. A filter without brands displays all brands. */
export function withBrand(filter: Filter, id: string | null, isOn: boolean): Filter {
  const others = (filterBrands(filter) ?? []).filter((other) => other !== id);
  const brandIds = isOn ? [...others, id] : others;
  return withCondition(filter, '@brand', 'isAnyOf', brandIds.length === 0 ? undefined : brandIds);
}

/** The fields that a filter can have conditions on. */
type Fields = readonly Pick<SharedField<FieldConfiguration>, 'id' | 'kinds'>[];

/** The operators of conditions that replace each other. */
const OPPOSITES = new Map([
  ['isAnyOf', 'isNoneOf'],
  ['isNoneOf', 'isAnyOf'],
  ['hasAnyOf', 'hasNoneOf'],
  ['hasNoneOf', 'hasAnyOf'],
]);

/** Returns a filter with a changed condition on a custom field, or without it if the value is undefined. */
export const withField = (
  filter: Filter,
  {
    field,
    operator,
    value,
  }: Pick<Condition, 'field' | 'operator'> & { value: Condition['value'] | undefined },
  fields: Fields,
): Filter => {
  const opposite = OPPOSITES.get(operator);
  const others = opposite ? withCondition(filter, field, opposite, undefined) : filter;
  return matching(withCondition(others, field, operator, value), fields);
};

/** Returns a filter without the conditions on a custom field. */
export const withoutField = (filter: Filter, fieldId: string, fields: Fields): Filter =>
  matching({ ...filter, conditions: filter.conditions.filter(({ field }) => field !== fieldId) }, fields);

/** Returns a filter whose conditions on fields are alternatives if no kind has all of the fields. */
function matching({ match: _, ...filter }: Filter, fields: Fields): Filter {
  const ids = new Set(filter.conditions.map(({ field }) => field));
  const [first, ...others] = fields.filter(({ id }) => ids.has(id));
  const isShared = (kind: LogKind) => others.every(({ kinds }) => kinds.includes(kind));
  return !first || first.kinds.some(isShared) ? filter : { ...filter, match: 'byType' };
}
