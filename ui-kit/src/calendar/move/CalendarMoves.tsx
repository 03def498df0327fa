import { useSite } from '../../entries/use-entry-host.js';
import { useCalendar, useCalendarSettings } from '../use-calendar.js';
import { DragMove } from './DragMove.js';
import { KeyboardMove } from './KeyboardMove.js';
import { MoveDialog } from './MoveDialog.js';
import type { MovingOptions } from './moving.js';
import { useAskedToMove } from './use-asked-to-move.js';
import { useMoves } from './use-moves.js';

/** Everything in the calendar that moves entries: the keyboard commands, dragging, and the dialog. */
export function CalendarMoves(options: MovingOptions) {
  const moves = useMoves(options);
  const { anchorRef } = moves.host;
  const dialog = useAskedToMove(moves.move);
  const { today, viewStartsOn } = useCalendar();
  const { isSmallWindow } = useCalendarSettings();
  if (useSite().readOnly) return null;
  return (
    <>
      <DragMove moves={moves} />
      <KeyboardMove moves={moves} />
      <MoveDialog
        {...dialog}
        {...(isSmallWindow ? { returnFocusRef: anchorRef } : { anchorRef })}
        today={today}
        weekStartsOn={viewStartsOn}
      />
    </>
  );
}
