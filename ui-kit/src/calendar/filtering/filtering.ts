import { createElement } from 'react';
import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import { filterParts } from '../../filters/filter-parts.js';
import type { CalendarFilters } from '../calendar-props.js';
import { FilterControls, FilterStatus } from './FilterControls.js';

/** The feature that {@link filtering} returns. */
export interface FilteringFeature extends EntryFeature {
  readonly filters: CalendarFilters | undefined;
}

/**
 * Lets users filter the displayed entries.
 *
 * @param filters The options of all filters. If omitted, users can filter only by kind.
 * @example filtering({ counts })
 */
export const filtering = (filters?: CalendarFilters): FilteringFeature => ({
  name: 'filtering',
  filters,
  toolbarContent: createElement(FilterControls),
  toolbarWidth: filters ? 110 : 0,
  banner: createElement(FilterStatus),
  lazy: lazyPart(filterParts, () => ({})),
});
