import type { LogKind } from '@content-planner/sdk';
import { type CalendarEntry, type Entry, useDialog } from '@content-planner/ui-kit';
import { useCallback } from 'react';

/** The subject of the entry dialog. A new object is created each time the dialog opens. */
export interface EntrySubject {
  kind: LogKind;
  /** The entry to edit, from a list or the calendar; null for a new entry. */
  entry: CalendarEntry | Entry | null;
  /** The entry to duplicate. The date of the copy is a week later. */
  copyOf?: CalendarEntry | Entry;
  /** The date of a new entry as `YYYY-MM-DD`. Default: today. */
  date?: string;
  /** What the user has already entered for a new entry. */
  endDate?: string;
  title?: string;
  brandId?: string | null;
}

/** Returns the state of the entry dialog, with functions that open it. */
export function useEntryDialog() {
  const dialog = useDialog<EntrySubject>();
  const { show } = dialog;
  const create = useCallback((about: Omit<EntrySubject, 'entry'>) => show({ ...about, entry: null }), [show]);
  const edit = useCallback(
    ({ entry }: { entry: CalendarEntry | Entry }) => show({ kind: entry.kind, entry }),
    [show],
  );
  const duplicate = useCallback(
    (copyOf: CalendarEntry | Entry) => show({ kind: copyOf.kind, entry: null, copyOf }),
    [show],
  );
  return { dialog, create, edit, duplicate };
}
