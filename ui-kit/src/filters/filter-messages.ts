import { defineMessages } from '../messages/define-messages.js';

/**
 * The relation between an active filter and its values. `only` adds no word and is followed by a count, as in
 * 'Type 5 of 6'.
 */
export type FilterOperator = 'is' | 'isNot' | 'has' | 'before' | 'after' | 'only';

const entries = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;

const OPERATORS: Record<FilterOperator, string> = {
  is: ' is',
  isNot: ' is not',
  has: ' has',
  before: ' before',
  after: ' after',
  only: '',
};

/** Text in the filter menu's popovers and the filter bar. */
export const filterMessages = defineMessages('filter', {
  /** Names of the filters in the filter bar. */
  typeFilter: 'Type',
  textFilter: 'Text',
  visibilityFilter: 'On the calendar',
  peopleFilter: 'Person',
  /** The condition on late entries. */
  late: { yes: 'Late', no: 'Not late' },
  noBrand: 'No brand',
  deletedBrand: 'Deleted brand',
  deletedField: 'Deleted field',
  /** The button that filters by one brand only, and its accessible name. */
  only: 'only',
  onlyBrand: ({ name }: { name: string }) => `Only ${name}`,
  searchBrands: 'Search brands',
  noBrandsFound: 'No brands found',
  /** The number of a brand's entries. */
  brandEntries: ({ count }: { count: number }) => entries(count),
  textPlaceholder: 'In titles',
  visibility: { shown: 'Shown', hidden: 'Hidden', both: 'Both' },
  /** The choice that removes the condition on a field. */
  any: 'Any',
  /** The button that adds the first value to a condition. */
  choose: 'Choose',
  /** The viewer, as the value of a filter. */
  me: 'Me',
  addValue: ({ field }: { field: string }) => `Add a value for ${field}`,
  removeValue: ({ field, value }: { field: string; value: string }) => `Remove ${value} from ${field}`,
  anotherField: 'Another field',
  removeField: ({ field }: { field: string }) => `Remove ${field}`,
  /** Whether entries must have one of the chosen values, or none of them, and the name of this choice. */
  is: 'is',
  isNot: 'is not',
  /** The conditions without values, after the name of a field. */
  withoutValue: {
    isEmpty: 'is empty',
    isNotEmpty: 'is not empty',
    isFinished: 'is finished',
    isNotFinished: 'is not finished',
  },
  isOrIsNot: ({ field }: { field: string }) => `${field}: is or is not`,
  /** Names of the inputs for a field. */
  has: 'Contains',
  before: 'Before',
  after: 'After',
  invalidDate: 'Enter a date such as 03/08/2027',
  invalidTime: 'Enter a time such as 2:30 PM',
  closeFilters: 'Close',
  /** The button that closes the filters on small screens. `count` is undefined if the count is unknown. */
  showEntries: ({ count }: { count: number | undefined }) =>
    count === undefined ? 'Show entries' : `Show ${entries(count)}`,
  clearFilters: 'Clear filters',
  /** Accessible name of the filter bar. */
  activeFilters: 'Active filters',
  /** The name of an active filter, before its values. */
  filterName: ({ name, operator }: { name: string; operator: FilterOperator }) =>
    `${name}${OPERATORS[operator]}`,
  removeFilter: ({ filter }: { filter: string }) => `Remove filter: ${filter}`,
  /** How many entries match. `period` is the displayed period, such as 'November'. */
  entriesShown: ({ shown, total, period }: { shown: number; total: number; period: string | undefined }) =>
    `${shown.toLocaleString('en-US')} of ${entries(total)}${shown === 0 && period ? ` in ${period}` : ''}`,
});
