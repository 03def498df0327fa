import { askedToMove } from '../calendar/move/move-state.js';
import { useEntryHost, useFeatureState } from '../entries/use-entry-host.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import type { LogTableProps } from './LogTable.js';
import { moveDialogPart } from './move-dialog-part.js';

interface ListMovesProps {
  onMove: NonNullable<LogTableProps['onMove']>;
  compact: boolean;
}

/** The dialog that moves an entry of a list. */
export function ListMoves({ onMove, compact }: ListMovesProps) {
  const host = useEntryHost();
  const asked = useFeatureState(askedToMove);
  const { value: MoveDialog } = useOnDemand(moveDialogPart, asked !== null);
  return (
    MoveDialog && (
      <MoveDialog
        open={asked !== null}
        onOpenChange={() => host.write(askedToMove, null)}
        entries={asked ? [asked] : []}
        onMove={onMove}
        {...(!compact && { anchorRef: host.anchorRef })}
      />
    )
  );
}
