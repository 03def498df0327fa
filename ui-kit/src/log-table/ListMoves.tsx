import { MoveDialog } from '../calendar/move/MoveDialog.js';
import { askedToMove } from '../calendar/move/move-state.js';
import type { MovingOptions } from '../calendar/move/moving.js';
import { useEntryHost, useFeatureState } from '../entries/use-entry-host.js';
import type { Entry } from '../logs/entry.js';
import { useList } from './use-list.js';

/** The dialog that moves an entry of a list. */
export function ListMoves({ onMove }: Pick<MovingOptions<Entry>, 'onMove'>) {
  const { write, anchorRef } = useEntryHost();
  const { compact } = useList();
  const asked = useFeatureState(askedToMove);
  return (
    <MoveDialog
      open={asked !== null}
      onOpenChange={() => write(askedToMove, null)}
      entries={asked ? [asked] : []}
      // The dialog passes the entry that it displays.
      onMove={onMove as MovingOptions['onMove']}
      {...(!compact && { anchorRef })}
    />
  );
}
