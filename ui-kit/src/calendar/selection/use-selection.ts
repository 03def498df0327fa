import { useCallback } from 'react';
import { useControlled } from '../../internal/use-controlled.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { selectionPart } from './selection-part.js';

const NONE: readonly string[] = [];

interface SelectionInput {
  /** Undefined if the calendar keeps its own selection. */
  selectedIds: readonly string[] | undefined;
  /** If undefined, users cannot select entries. */
  onSelectionChange: ((change: { ids: readonly string[] }) => void) | undefined;
}

/**
 * Returns the ids of the selected entries, a function that changes them, and the code that selects entries. The code is
 * null until it has loaded.
 */
export function useSelection({ selectedIds, onSelectionChange }: SelectionInput) {
  const isOn = onSelectionChange !== undefined;
  const { value } = useOnDemand(selectionPart, isOn);
  const [ids, keep] = useControlled(selectedIds, NONE);
  const onChange = useCallback(
    (next: readonly string[]) => {
      keep(next);
      onSelectionChange?.({ ids: next });
    },
    [keep, onSelectionChange],
  );
  return { ids, onChange, part: isOn ? value : null };
}
