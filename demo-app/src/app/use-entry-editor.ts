import type { LogKind } from '@content-planner/sdk';
import type { Entry } from '@content-planner/ui-kit';
import { useCallback, useState } from 'react';

/** What the entry dialog shows: a new entry of a kind, or one that is there. It keeps it while it closes. */
export interface EntryEditorState {
  open: boolean;
  kind: LogKind;
  entry: Entry | null;
  /** The date of a new entry, `YYYY-MM-DD`; today when not given. */
  date?: string | undefined;
}

/** The state of the entry dialog, and what opens and closes it. */
export function useEntryEditor() {
  const [state, setState] = useState<EntryEditorState>({ open: false, kind: 'blog', entry: null });
  const create = useCallback(
    ({ kind, date }: { kind: LogKind; date?: string }) => setState({ open: true, kind, entry: null, date }),
    [],
  );
  const edit = useCallback(
    ({ entry }: { entry: Entry }) => setState({ open: true, kind: entry.kind, entry }),
    [],
  );
  const close = useCallback(() => setState((shown) => ({ ...shown, open: false })), []);
  return { state, create, edit, close };
}
