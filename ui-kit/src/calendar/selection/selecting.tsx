import { type ReactNode, useLayoutEffect } from 'react';
import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import { useEntryHost } from '../../entries/use-entry-host.js';
import { selectedState } from './selected-state.js';
import { selectionPart } from './selection-part.js';

/** Options of {@link selecting}. They are described at the props of `Calendar`. */
export interface SelectingOptions {
  selectedIds?: readonly string[] | undefined;
  onSelectionChange?: ((change: { ids: readonly string[] }) => void) | undefined;
}

/** Keeps the host's selection equal to the application's. */
function Controlled({ ids }: { ids: readonly string[] }) {
  const { write } = useEntryHost();
  useLayoutEffect(() => write(selectedState, ids), [write, ids]);
  return null;
}

/** Lets users select entries. */
export const selecting = ({
  selectionBar,
  ...options
}: SelectingOptions & { selectionBar?: ReactNode }): EntryFeature => ({
  name: 'selecting',
  layer: (
    <>
      {options.selectedIds && <Controlled ids={options.selectedIds} />}
      {selectionBar}
    </>
  ),
  ...(options.onSelectionChange && {
    lazy: lazyPart(selectionPart, ({ selectingPart }) => selectingPart(options)),
    loads: 'at once',
  }),
});
