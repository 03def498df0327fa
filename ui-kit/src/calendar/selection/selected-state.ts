import type { EntryHost } from '../../entries/feature.js';
import { featureState } from '../../entries/feature-state.js';
import type { SelectingOptions } from './selecting.js';

/** The ids of the selected entries. */
export const selectedState = featureState<readonly string[]>([]);

/** Changes the selection. If the application controls it, only calls the application. */
export function selectIn(
  host: EntryHost,
  { selectedIds, onSelectionChange }: SelectingOptions,
  ids: readonly string[],
): void {
  if (selectedIds === undefined) host.write(selectedState, ids);
  onSelectionChange?.({ ids });
}
