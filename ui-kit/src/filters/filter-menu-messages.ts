import { defineMessages } from '../messages/define-messages.js';

/** Text in the filter menu's buttons. */
export const filterMenuMessages = defineMessages('filterMenu', {
  /** The button that filters by kind. */
  filter: 'Filter by Type',
  /** States how many types are visible if some are hidden. Part of the filter button's accessible name. */
  filtered: ({ shown, total }: { shown: number; total: number }) => `${shown} of ${total} shown`,
  /** How many types, brands or options are selected. */
  filterCount: ({ shown, total }: { shown: number; total: number }) => `${shown} of ${total}`,
  showAllTypes: 'Show all types',
  /** Name of the group of filters, and of the button and panel that replace it if there isn't enough space. */
  filters: 'Filters',
  /** How many filters are set. Part of the accessible name of the button that opens all filters. */
  filtersSet: ({ count }: { count: number }) => `${count} set`,
  /** The filter for brands, also in the filter bar. */
  brandFilter: 'Brand',
  moreFilters: 'More filters',
  /** Descriptions of the keyboard shortcuts. */
  openFilters: 'Open the filters',
  openTextFilter: 'Filter by text',
});
