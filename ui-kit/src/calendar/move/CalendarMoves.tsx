import { useFeatureState, useSite } from '../../entries/use-entry-host.js';
import { useCalendar, useCalendarSettings } from '../use-calendar.js';
import { DragMove } from './DragMove.js';
import { KeyboardMove } from './KeyboardMove.js';
import { MoveDialog } from './MoveDialog.js';
import { askedToMove } from './move-state.js';
import type { MovingOptions } from './moving.js';
import { useMoves } from './use-moves.js';

/** Everything in the calendar that moves entries: the keyboard commands, dragging, and the dialog. */
export function CalendarMoves(options: MovingOptions) {
  const moves = useMoves(options);
  const { write, anchorRef } = moves.host;
  const asked = useFeatureState(askedToMove);
  const { today, viewStartsOn } = useCalendar();
  const { isSmallWindow } = useCalendarSettings();
  if (useSite().readOnly) return null;
  return (
    <>
      <DragMove moves={moves} />
      <KeyboardMove moves={moves} />
      <MoveDialog
        open={asked !== null}
        onOpenChange={({ open }) => {
          if (!open) write(askedToMove, null);
        }}
        entries={asked ? [asked] : []}
        onMove={moves.move}
        {...(isSmallWindow ? { returnFocusRef: anchorRef } : { anchorRef })}
        today={today}
        weekStartsOn={viewStartsOn}
      />
    </>
  );
}
