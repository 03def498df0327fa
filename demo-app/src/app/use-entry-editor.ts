import type { LogKind } from '@content-planner/sdk';
import type { CalendarEntry, Entry } from '@content-planner/ui-kit';
import { useCallback, useState } from 'react';

/** What the entry dialog shows. It keeps it while it closes. */
export interface EntryEditorState {
  open: boolean;
  kind: LogKind;
  /** The entry to edit as a list or the calendar has it; null for a new one. */
  subject: CalendarEntry | Entry | null;
  /** The date of a new entry, `YYYY-MM-DD`; today when not given. */
  date?: string | undefined;
}

/** The state of the entry dialog, and what opens and closes it. */
export function useEntryEditor() {
  const [state, setState] = useState<EntryEditorState>({ open: false, kind: 'blog', subject: null });
  const create = useCallback(
    ({ kind, date }: { kind: LogKind; date?: string }) => setState({ open: true, kind, subject: null, date }),
    [],
  );
  const edit = useCallback(
    ({ entry }: { entry: CalendarEntry | Entry }) =>
      setState({ open: true, kind: entry.kind, subject: entry }),
    [],
  );
  const close = useCallback(() => setState((shown) => ({ ...shown, open: false })), []);
  return { state, create, edit, close };
}
