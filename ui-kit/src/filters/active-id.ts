import type { Condition, Filter } from '@content-planner/model';
import type { FieldConfiguration } from '../logs/types.js';

/** Identifies a condition among those that are displayed. All conditions on a deleted field are displayed as one. */
export const activeId = ({ field, operator }: Condition, fields: readonly FieldConfiguration[]): string =>
  field.startsWith('@') || fields.some(({ id }) => id === field) ? `${field}:${operator}` : field;

/** Returns how many conditions of a filter are displayed. */
export const activeCount = ({ conditions }: Filter, fields: readonly FieldConfiguration[]): number =>
  new Set(conditions.map((condition) => activeId(condition, fields))).size;
