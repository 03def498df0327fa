import { MoveDialog } from '../calendar/move/MoveDialog.js';
import type { MovingOptions } from '../calendar/move/moving.js';
import { useAskedToMove } from '../calendar/move/use-asked-to-move.js';
import { useEntryHost } from '../entries/use-entry-host.js';
import type { Entry } from '../logs/entry.js';
import { useList } from './use-list.js';

/** The dialog that moves an entry of a list. */
export function ListMoves({ onMove }: Pick<MovingOptions<Entry>, 'onMove'>) {
  const { anchorRef } = useEntryHost();
  const { compact } = useList();
  // The dialog passes the entry that it displays.
  const dialog = useAskedToMove(onMove as MovingOptions['onMove']);
  return <MoveDialog {...dialog} {...(!compact && { anchorRef })} />;
}
