import {
  type ColumnPreference,
  type LogKind,
  type Read,
  useColumnPreference,
  useSaveColumnPreference,
} from '@content-planner/sdk';
import { useMessages, useReport } from '@content-planner/ui-kit';
import { useCallback, useRef, useState } from 'react';
import { logScreenMessages } from './log-screen-messages.js';

/** The columns that the user has chosen for a list. */
export interface Columns extends Read {
  /** Null if the columns can't be arranged or have not loaded yet. */
  preference: ColumnPreference | null;
  /** Displays a change immediately and saves it. Undefined if the columns can't be arranged. */
  change: ((preference: ColumnPreference) => void) | undefined;
}

/** Returns the columns that the user has chosen for a kind's list, and a function that saves a change. */
export function useColumns(kind: LogKind): Columns {
  // The lists of other kinds have fixed columns.
  const hasSettings = kind === 'blog';
  const { preference, ...read } = useColumnPreference(hasSettings ? kind : null);
  const [save] = useSaveColumnPreference(kind);
  const [chosen, setChosen] = useState<ColumnPreference | null>(null);
  const report = useReport();
  const { columnsNotSaved } = useMessages(logScreenMessages);
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const change = useCallback(
    (next: ColumnPreference) => {
      setChosen(next);
      // Save the changes one after another. If two requests ran at the same time, the older one could arrive last.
      saving.current = saving.current.then(async () => {
        const saved = await report(save(next), null, columnsNotSaved);
        if (!saved) setChosen(null);
      });
    },
    [save, report, columnsNotSaved],
  );
  return { ...read, preference: chosen ?? preference, change: hasSettings ? change : undefined };
}
