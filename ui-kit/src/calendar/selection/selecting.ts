import { createElement, type ReactNode } from 'react';
import type { EntryFeature } from '../../entries/feature.js';
import type { CalendarEntry } from '../../logs/types.js';
import { ControlledSelection } from './ControlledSelection.js';
import { selectedState } from './selected-state.js';
import { selectionPart } from './selection-part.js';

/** Options of {@link selecting}. They are described at the props of `Calendar`. */
export interface SelectingOptions {
  selectedIds?: readonly string[] | undefined;
  onSelectionChange?: ((change: { ids: readonly string[] }) => void) | undefined;
  selectionBar?: ReactNode;
}

/**
 * Lets users select entries.
 *
 * @example selecting({ onSelectionChange: ({ ids }) => setIds(ids) })
 */
export const selecting = <Entry extends CalendarEntry>({
  selectedIds,
  onSelectionChange,
  selectionBar,
}: SelectingOptions): EntryFeature<Entry> => ({
  name: 'selecting',
  layer: createElement(ControlledSelection, { ids: selectedIds }, selectionBar),
  ...(onSelectionChange && {
    select: (ids, host) => {
      if (selectedIds === undefined) host.write(selectedState, ids);
      onSelectionChange({ ids });
    },
    lazy: selectionPart,
    loads: 'at once',
  }),
});
