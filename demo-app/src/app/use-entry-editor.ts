import type { LogKind } from '@content-planner/sdk';
import type { CalendarEntry, Entry } from '@content-planner/ui-kit';
import { useCallback, useState } from 'react';

/** The state of the entry dialog. The subject doesn't change while the dialog closes. */
export interface EntryEditorState {
  open: boolean;
  kind: LogKind;
  /** The entry to edit, from a list or the calendar; null for a new entry. */
  subject: CalendarEntry | Entry | null;
  /** The date of a new entry as `YYYY-MM-DD`. Default: today. */
  date?: string | undefined;
}

/** Returns the state of the entry dialog, with functions to open and close it. */
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
