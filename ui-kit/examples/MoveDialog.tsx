import { type CalendarEntry, type EntryMove, MoveDialog } from '@content-planner/ui-kit';

export function Example({
  entries,
  close,
  save,
}: {
  entries: CalendarEntry[];
  close: () => void;
  save: (moves: readonly EntryMove[]) => void;
}) {
  return <MoveDialog open entries={entries} onOpenChange={close} onMove={({ moves }) => save(moves)} />;
}
