import { today } from '../dates/today.js';
import { operatorOf } from '../field-types/field-operators.js';
import { dropdown, type Viewer } from '../field-types/operators.js';
import type { Condition, Filter } from './filter.js';
import {
  type Configuration,
  type FilterableEntry,
  type FilterField,
  filterFields,
  onFields,
  viewerIn,
} from './filter-fields.js';

const { isFinished } = dropdown;

/** The fields that conditions can test, and who looks at the entries. */
export interface FilterContext<Item = FilterableEntry> extends Viewer {
  /** The fields by id, as {@link filterFields} returns them. */
  fields: ReadonlyMap<string, FilterField<Item>>;
}

/**
 * Returns whether a condition has no effect, because it searches for blank text.
 *
 * @example hasNoEffect({ field: '@title', operator: 'contains', value: ' ' }) // true
 */
export const hasNoEffect = ({ operator, value }: Condition): boolean =>
  (operator === 'contains' || operator === 'doesNotContain') &&
  typeof value === 'string' &&
  value.trim() === '';

const isOwnField = ({ field }: Condition) => !field.startsWith('@');

/**
 * Returns a function that checks whether an entry matches a filter. To check several entries, it is faster than
 * {@link matches}.
 *
 * @example entries.filter(matcherOf(filter, { fields: filterFields(), today: today(), me: null }))
 */
export function matcherOf<Item>(
  { conditions, match, isLate: wantsLate }: Filter,
  context: FilterContext<Item>,
): (entry: Item) => boolean {
  const { fields } = context;
  if (conditions.some(({ field }) => !fields.has(field))) return () => false;
  const tests = conditions
    .filter((condition) => !hasNoEffect(condition))
    .map((condition) => {
      const { type, doneOptions = [], valueIn } = fields.get(condition.field) as FilterField<Item>;
      const operator = operatorOf(type, condition.operator);
      const test = operator?.accepts(condition.value)
        ? operator.test(condition.value as never, { ...context, doneOptions })
        : () => false;
      return { isAlternative: match === 'byType' && isOwnField(condition), valueIn, test };
    });
  const all = tests.filter(({ isAlternative }) => !isAlternative);
  const alternatives = tests.filter(({ isAlternative }) => isAlternative);
  return (entry) => {
    if (wantsLate !== undefined && isLate(entry as Item & { endDate: string }, context) !== wantsLate)
      return false;
    if (!all.every(({ valueIn, test }) => test(valueIn(entry)))) return false;
    if (alternatives.length === 0) return true;
    const own = alternatives.filter(({ valueIn }) => valueIn(entry) !== undefined);
    return own.length > 0 && own.every(({ valueIn, test }) => test(valueIn(entry)));
  };
}

/**
 * Checks whether an entry matches a filter.
 *
 * @example
 * const filter = { conditions: [{ field: '@brand', operator: 'isAnyOf', value: [null] }] };
 * matches(entry, filter, { fields: filterFields(), today: today(), me: null });
 */
export const matches = <Item>(entry: Item, filter: Filter, context: FilterContext<Item>): boolean =>
  matcherOf(filter, context)(entry);

/**
 * Returns a function that checks whether an entry matches a filter today, for the viewer.
 *
 * @param configurations The custom fields. Required if the filter has conditions on them.
 * @example entries.filter(entryMatcher(filter, fieldConfigurations))
 */
export const entryMatcher = (
  filter: Filter,
  configurations: readonly Configuration[] = [],
): ((entry: FilterableEntry) => boolean) =>
  matcherOf(onFields(filter, configurations), {
    ...{ fields: filterFields(configurations), today: today(), me: viewerIn(configurations) },
  });

/**
 * Checks whether an entry is late: its last day is before today, and no option that counts as finished is chosen. If its
 * kind has no such options, it is never late.
 */
export function isLate<Item extends { endDate: string }>(
  entry: Item,
  { fields, ...viewer }: FilterContext<Item>,
): boolean {
  if (entry.endDate >= viewer.today) return false;
  const values = [...fields.values()].flatMap(({ doneOptions = [], valueIn }) => {
    const value = valueIn(entry);
    return doneOptions.length === 0 || value === undefined ? [] : [{ doneOptions, value }];
  });
  return (
    values.length > 0 &&
    !values.some(({ doneOptions, value }) =>
      isFinished.test(undefined as never, { ...viewer, doneOptions })(value),
    )
  );
}
