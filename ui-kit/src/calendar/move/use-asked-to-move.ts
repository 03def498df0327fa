import { useEffect } from 'react';
import { useEntryHost, useFeatureState } from '../../entries/use-entry-host.js';
import { datesAfter, type EntriesMove, moveOf } from './entry-move.js';
import { askedToMove } from './move-state.js';

/** Moves the entry that a command moves by days. Returns the props of the dialog for the entry that one moves with it. */
export function useAskedToMove(onMove: (moved: EntriesMove) => void) {
  const { write } = useEntryHost();
  const asked = useFeatureState(askedToMove);
  const { entry, days } = asked ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves once for each command
  useEffect(() => {
    if (!entry || days === undefined) return;
    write(askedToMove, null);
    const moved = moveOf([entry], () => datesAfter(entry, days));
    if (moved) onMove(moved);
  }, [asked]);
  const opened = days === undefined ? entry : undefined;
  return {
    open: opened !== undefined,
    onOpenChange: ({ open }: { open: boolean }) => {
      if (!open) write(askedToMove, null);
    },
    entries: opened ? [opened] : [],
    onMove,
  };
}
