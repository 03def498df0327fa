import { useEffect, useState } from 'react';
import { useEntryHost, useFeatureState } from '../entries/use-entry-host.js';
import { onDemand } from '../internal/on-demand.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { whenIdle } from '../internal/when-idle.js';
import { chosenState } from './chosen-state.js';
import type { SelectionActionsOptions } from './selection-actions.js';

const barPart = onDemand(() =>
  import('./SelectionActions.js').then(({ SelectionActions }) => SelectionActions),
);

/** Loads the bar and its dialogs when the browser is idle, or when the first entry is selected. */
export function LateSelectionActions({ defaultSelected = [], ...options }: SelectionActionsOptions) {
  const host = useEntryHost();
  const [selected] = useState(defaultSelected);
  const chosen = useFeatureState(chosenState);
  useEffect(() => {
    if (selected.length === 0) return;
    host.write(chosenState, selected);
    host.select(selected.map(({ id }) => id));
  }, [host, selected]);
  useEffect(() => whenIdle(barPart.load), []);
  const { value: SelectionActions } = useOnDemand(barPart, chosen.length > 0);
  return SelectionActions && <SelectionActions {...options} chosen={chosen} />;
}
