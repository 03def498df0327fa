import { useMemo } from 'react';
import { useEntries, useEntryHost } from '../../entries/use-entry-host.js';
import { useCalendar } from '../use-calendar.js';

/** Returns the selection, with the entries that can be selected. */
export function useSelectable() {
  const { ids, onChange } = useCalendar().selection;
  const { announce } = useEntryHost();
  const { shown } = useEntries();
  const entries = useMemo(() => shown.filter(({ readOnly }) => !readOnly), [shown]);
  return { ids, onChange, entries, announce };
}
