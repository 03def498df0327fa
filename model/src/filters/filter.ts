import type { ConditionValue } from '../field-types/condition-value.js';

/**
 * The properties that entries of all kinds have, as fields of a condition. `@people` stands for the values of all fields
 * with people.
 */
export type EntryProperty =
  | '@title'
  | '@date'
  | '@brand'
  | '@kind'
  | '@color'
  | '@showOnCalendar'
  | '@people';

/**
 * A condition that entries must meet, such as "Status is Draft or Ready". A condition that is invalid, or whose field
 * is unknown or deleted, matches nothing.
 */
export interface Condition {
  /** The id of a field, or a property that all entries have. */
  field: EntryProperty | (string & {});
  /** One of the operators for the type of the field. */
  operator: string;
  /** What to compare with. Omitted for `isEmpty`, `isNotEmpty`, `isFinished` and `isNotFinished`. */
  value?: ConditionValue;
}

/** The maximum number of conditions in a filter. */
export const MAX_CONDITIONS = 30;

/**
 * Which entries to display: those that meet all conditions. A filter without conditions allows all entries.
 *
 * @example
 * const filter = { conditions: [{ field: '@title', operator: 'contains', value: 'launch' }] };
 */
export interface Filter {
  /** At most {@link MAX_CONDITIONS}, and at most one for each field and operator. */
  conditions: readonly Condition[];
  /**
   * `byType`: the conditions apply only to the kinds that have their fields, so conditions on fields of different kinds
   * are alternatives. An entry must have at least one of the fields.
   */
  match?: 'byType';
  /** If true, only late entries match, and if false, only the others. */
  isLate?: boolean;
}

/**
 * The filters of the views that every planner has: the entries of the viewer, and the late ones.
 *
 * @example useState(BUILT_IN_FILTERS.late)
 */
export const BUILT_IN_FILTERS: Readonly<Record<'mine' | 'late', Filter>> = {
  mine: { conditions: [{ field: '@people', operator: 'isAnyOf', value: ['me'] }] },
  late: { conditions: [], isLate: true },
};

/**
 * Returns whether a condition tests custom fields.
 *
 * @example isOnFields({ field: '@title' }) // false
 */
export const isOnFields = ({ field }: Pick<Condition, 'field'>): boolean =>
  field === '@people' || !field.startsWith('@');

/**
 * A filter that allows all entries.
 *
 * @example useState(NO_FILTER)
 */
export const NO_FILTER: Filter = { conditions: [] };
