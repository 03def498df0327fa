import { type Condition, type Filter, onFields } from '@content-planner/model';
import { fieldIdOf } from '../logs/field-id.js';
import type { FieldConfiguration } from '../logs/types.js';

/** Identifies a condition among those that are displayed. All conditions on a deleted field are displayed as one. */
export const activeId = (
  { field, operator }: Condition,
  fields: readonly Pick<FieldConfiguration, 'id'>[],
): string =>
  field.startsWith('@') || fields.some(({ id }) => id === field) ? `${field}:${operator}` : field;

/** Returns how many conditions of a filter are displayed. */
export function activeCount(filter: Filter, configurations: readonly FieldConfiguration[]): number {
  const fields = configurations.map((one) => ({ id: fieldIdOf(one) }));
  const { conditions } = onFields(filter, configurations);
  const ids = new Set(conditions.map((condition) => activeId(condition, fields)));
  return ids.size + (filter.isLate === undefined ? 0 : 1);
}
