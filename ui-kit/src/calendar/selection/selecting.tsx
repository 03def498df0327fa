import { type ReactNode, useLayoutEffect } from 'react';
import type { EntryFeature } from '../../entries/feature.js';
import { useEntryHost } from '../../entries/use-entry-host.js';
import type { CalendarEntry } from '../../logs/types.js';
import { selectedState } from './selected-state.js';
import { selectionPart } from './selection-part.js';

/** Options of {@link selecting}. They are described at the props of `Calendar`. */
export interface SelectingOptions {
  selectedIds?: readonly string[] | undefined;
  onSelectionChange?: ((change: { ids: readonly string[] }) => void) | undefined;
  selectionBar?: ReactNode;
}

/** Keeps the host's selection equal to the application's. */
function Controlled({ ids }: { ids: readonly string[] }) {
  const { write } = useEntryHost();
  useLayoutEffect(() => write(selectedState, ids), [write, ids]);
  return null;
}

/** Lets users select entries. */
export const selecting = <Entry extends CalendarEntry>({
  selectedIds,
  onSelectionChange,
  selectionBar,
}: SelectingOptions): EntryFeature<Entry> => ({
  name: 'selecting',
  layer: (
    <>
      {selectedIds && <Controlled ids={selectedIds} />}
      {selectionBar}
    </>
  ),
  ...(onSelectionChange && {
    select: (ids, host) => {
      if (selectedIds === undefined) host.write(selectedState, ids);
      onSelectionChange({ ids });
    },
    lazy: selectionPart,
    loads: 'at once',
  }),
});
