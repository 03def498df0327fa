import { defineMessages } from '../messages/define-messages.js';

const entries = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;

/** Text in the filter menu's popovers and the filter bar. */
export const filterMessages = defineMessages('filter', {
  /** Names of the filters in the filter bar. */
  typeFilter: 'Type',
  textFilter: 'Text',
  visibilityFilter: 'On the calendar',
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
  /** The viewer, as the value of a filter. */
  me: 'Me',
  /** The button that closes the filters on small screens. `count` is undefined if the count is unknown. */
  showEntries: ({ count }: { count: number | undefined }) =>
    count === undefined ? 'Show entries' : `Show ${entries(count)}`,
  clearFilters: 'Clear filters',
  /** Accessible name of the filter bar. */
  activeFilters: 'Active filters',
  removeFilter: ({ filter }: { filter: string }) => `Remove filter: ${filter}`,
  /** How many entries match. `period` is the displayed period, such as 'November'. */
  entriesShown: ({ shown, total, period }: { shown: number; total: number; period: string | undefined }) =>
    `${shown.toLocaleString('en-US')} of ${entries(total)}${shown === 0 && period ? ` in ${period}` : ''}`,
});
