import { useMemo } from 'react';
import { useEntries, useEntryHost, useFeatureState } from '../../entries/use-entry-host.js';
import { selectedState, selectIn } from './selected-state.js';
import type { SelectingOptions } from './selecting.js';

/** Returns the selection, with the entries that can be selected. */
export function useSelectable(options: SelectingOptions) {
  const host = useEntryHost();
  const ids = useFeatureState(selectedState);
  const { shown } = useEntries();
  const entries = useMemo(() => shown.filter(({ readOnly }) => !readOnly), [shown]);
  const onChange = (next: readonly string[]) => selectIn(host, options, next);
  return { ids, onChange, entries, announce: host.announce };
}
