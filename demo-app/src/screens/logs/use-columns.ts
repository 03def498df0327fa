import {
  type ColumnPreference,
  type LogKind,
  type Read,
  useColumnPreference,
  useSaveColumnPreference,
} from '@content-planner/sdk';
import { useCallback, useRef, useState } from 'react';
import { useReport } from '../../app/use-report.js';

/** The kinds whose columns everybody arranges for themselves. */
const HAS_COLUMN_SETTINGS: readonly LogKind[] = ['blog'];

/** The columns of a list as the viewer arranged them. */
export interface Columns extends Read {
  /** Null where columns cannot be arranged, and until they are known. */
  preference: ColumnPreference | null;
  /** Shows a change at once and saves it; undefined where columns cannot be arranged. */
  change: ((preference: ColumnPreference) => void) | undefined;
}

/** The viewer's columns of a kind's list, saved on each change. */
export function useColumns(kind: LogKind): Columns {
  const hasSettings = HAS_COLUMN_SETTINGS.includes(kind);
  const { preference, ...read } = useColumnPreference(hasSettings ? kind : null);
  const [save] = useSaveColumnPreference(kind);
  const [chosen, setChosen] = useState<ColumnPreference | null>(null);
  const report = useReport();
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const change = useCallback(
    (next: ColumnPreference) => {
      setChosen(next);
      // One after the other: of two that are on their way at once the older might come last.
      saving.current = saving.current.then(async () => {
        const saved = await report(save(next), null, 'Error saving column preferences');
        if (!saved) setChosen(null);
      });
    },
    [save, report],
  );
  return { ...read, preference: chosen ?? preference, change: hasSettings ? change : undefined };
}
