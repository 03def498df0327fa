import { kindOf } from '../logs/kinds/kind-of.js';
import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import type { LogKind } from '../logs/types.js';
import { type DateInputLabels, dateInputLabels } from '../primitives/date-input-labels.js';

/**
 * The relation between an active filter and its values. `only` adds no word and is followed by a count, as in
 * 'Type 5 of 6'.
 */
export type FilterOperator = 'is' | 'has' | 'before' | 'after' | 'only';

/** Text in the filter menu and the filter bar. */
export interface FilterLabels extends Pick<ValueLabels, 'yes' | 'no'> {
  /** The button that filters by kind. */
  filter: string;
  /** States how many types are visible if some are hidden. Part of the filter button's accessible name. */
  filtered: (input: { shown: number; total: number }) => string;
  /** How many types, brands or options are selected. */
  filterCount: (input: { shown: number; total: number }) => string;
  showAllTypes: string;
  /** A kind's badge. */
  kind: (kind: LogKind) => string;
  /** Name of the group of filters, and of the button and panel that replace it if there isn't enough space. */
  filters: string;
  /** How many filters are set. Part of the accessible name of the button that opens all filters. */
  filtersSet: (input: { count: number }) => string;
  /** Names of the filters in the filter bar. */
  typeFilter: string;
  brandFilter: string;
  textFilter: string;
  visibilityFilter: string;
  noBrand: string;
  deletedBrand: string;
  deletedField: string;
  /** The button that filters by one brand only, and its accessible name. */
  only: string;
  onlyBrand: (input: { name: string }) => string;
  searchBrands: string;
  noBrandsFound: string;
  /** The number of a brand's entries. */
  brandEntries: (input: { count: number }) => string;
  moreFilters: string;
  textPlaceholder: string;
  visibility: Record<'shown' | 'hidden' | 'both', string>;
  /** The choice that removes the condition on a field. */
  any: string;
  /** The name of a custom field's filter, which includes the field's kind. */
  fieldOf: (input: { field: string; kind: LogKind }) => string;
  addValue: (input: { field: string }) => string;
  removeValue: (input: { field: string; value: string }) => string;
  anotherField: string;
  removeField: (input: { field: string }) => string;
  /** Names of the inputs for a field. */
  has: string;
  before: string;
  after: string;
  datePlaceholder: (date: { format: string }) => string;
  datePicker: DateInputLabels;
  invalidDate: string;
  closeFilters: string;
  /** The button that closes the filters on small screens. `count` is undefined if the count is unknown. */
  showEntries: (input: { count: number | undefined }) => string;
  clearFilters: string;
  /** Accessible name of the filter bar. */
  activeFilters: string;
  /** The name of an active filter, before its values. */
  filterName: (input: { name: string; operator: FilterOperator }) => string;
  removeFilter: (input: { filter: string }) => string;
  /** How many entries match. `period` is the displayed period, such as 'November'. */
  entriesShown: (input: { shown: number; total: number; period: string | undefined }) => string;
  /** Descriptions of the keyboard shortcuts. */
  openFilters: string;
  openTextFilter: string;
}

const entries = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;

const OPERATORS: Record<FilterOperator, string> = {
  is: ' is',
  has: ' has',
  before: ' before',
  after: ' after',
  only: '',
};

/** The default {@link FilterLabels}. */
export const filterLabels: FilterLabels = {
  yes: valueLabels.yes,
  no: valueLabels.no,
  filter: 'Filter by Type',
  filtered: ({ shown, total }) => `${shown} of ${total} shown`,
  filterCount: ({ shown, total }) => `${shown} of ${total}`,
  showAllTypes: 'Show all types',
  kind: (kind) => kindOf(kind).badge,
  filters: 'Filters',
  filtersSet: ({ count }) => `${count} set`,
  typeFilter: 'Type',
  brandFilter: 'Brand',
  textFilter: 'Text',
  visibilityFilter: 'On the calendar',
  noBrand: 'No brand',
  deletedBrand: 'Deleted brand',
  deletedField: 'Deleted field',
  only: 'only',
  onlyBrand: ({ name }) => `Only ${name}`,
  searchBrands: 'Search brands',
  noBrandsFound: 'No brands found',
  brandEntries: ({ count }) => entries(count),
  moreFilters: 'More filters',
  textPlaceholder: 'In titles',
  visibility: { shown: 'Shown', hidden: 'Hidden', both: 'Both' },
  any: 'Any',
  fieldOf: ({ field, kind }) => `${field} · ${kindOf(kind).texts.pluralTitle}`,
  addValue: ({ field }) => `Add a value for ${field}`,
  removeValue: ({ field, value }) => `Remove ${value} from ${field}`,
  anotherField: 'Another field',
  removeField: ({ field }) => `Remove ${field}`,
  has: 'Contains',
  before: 'Before',
  after: 'After',
  datePlaceholder: ({ format }) => format,
  datePicker: dateInputLabels,
  invalidDate: 'Enter a date such as 03/08/2027',
  closeFilters: 'Close',
  showEntries: ({ count }) => (count === undefined ? 'Show entries' : `Show ${entries(count)}`),
  clearFilters: 'Clear filters',
  activeFilters: 'Active filters',
  filterName: ({ name, operator }) => `${name}${OPERATORS[operator]}`,
  removeFilter: ({ filter }) => `Remove filter: ${filter}`,
  entriesShown: ({ shown, total, period }) =>
    `${shown.toLocaleString('en-US')} of ${entries(total)}${shown === 0 && period ? ` in ${period}` : ''}`,
  openFilters: 'Open the filters',
  openTextFilter: 'Filter by text',
};
