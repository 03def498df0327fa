import { useMemo } from 'react';
import { useEntries, useEntryHost, useFeatureState } from '../../entries/use-entry-host.js';
import { useMessages } from '../../kit/use-messages.js';
import { selectedState } from './selected-state.js';
import { selectionMessages } from './selection-messages.js';

/** Returns the selection, and functions that change and announce it. */
export function useSelection() {
  const host = useEntryHost();
  const ids = useFeatureState(selectedState);
  const text = useMessages(selectionMessages);
  const { shown } = useEntries();
  /** The entries that can be selected. */
  const entries = useMemo(() => shown.filter(({ readOnly }) => !readOnly), [shown]);
  // By default, nothing is announced, because the selection bar announces the number of selected entries.
  const select = (next: readonly string[], announced = '') => {
    host.announce(announced);
    host.select(next);
  };
  const toggle = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return;
    const { title } = entry;
    if (ids.includes(id)) {
      select(
        ids.filter((other) => other !== id),
        text.entryDeselected({ title }),
      );
    } else select([...ids, id], text.entrySelected({ title }));
  };
  return { host, ids, entries, text, select, toggle };
}

/** The selection, and functions that change and announce it. */
export type Selection = ReturnType<typeof useSelection>;
