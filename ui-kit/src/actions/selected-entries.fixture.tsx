import type { EntriesMove } from '../calendar/move/entry-move.js';
import { MoveDialog } from '../calendar/move/MoveDialog.js';
import { SelectionBar } from '../calendar/selection/SelectionBar.js';
import { brandField } from '../calendar/selection/selection-fields.js';
import { useKit } from '../kit/use-kit.js';
import { BulkDeleteDialog } from '../log-table/bulk/BulkDeleteDialog.js';
import type { CalendarEntry } from '../logs/types.js';

/** The open dialog, which moves the selected entries, or deletes them. Null if no dialog is open. */
export type SelectionDialog = 'date' | 'days' | 'delete' | null;

interface SelectedEntriesProps {
  entries: readonly CalendarEntry[];
  dialog: SelectionDialog;
  setDialog: (dialog: SelectionDialog) => void;
  onMove: (moved: EntriesMove) => void;
  onClear: () => void;
  /** Called with a description of what the user does with the entries, such as 'duplicate 2 entries'. */
  onAction: (what: string) => void;
}

/** The calendar's bar for selected entries, with its dialogs. */
export function SelectedEntries({
  entries,
  dialog,
  setDialog,
  onMove,
  onClear,
  onAction,
}: SelectedEntriesProps) {
  const { brands } = useKit();
  const count = entries.length;
  const act = (verb: string) => {
    setDialog(null);
    onAction(`${verb} ${count} entries`);
  };
  const close = () => setDialog(null);
  return (
    <>
      <SelectionBar
        count={count}
        onMove={() => setDialog('date')}
        onShift={() => setDialog('days')}
        onDuplicate={() => act('duplicate')}
        onDelete={() => setDialog('delete')}
        actions={[
          { id: 'hide', label: 'Hide from calendar', onSelect: () => act('hide') },
          { id: 'csv', label: 'Export CSV', onSelect: () => act('export') },
        ]}
        fields={[brandField(entries, brands, 'Brand')]}
        onField={({ value }) => act(`set the brand ${value} of`)}
        onClear={onClear}
      />
      <MoveDialog
        open={dialog === 'date' || dialog === 'days'}
        onOpenChange={close}
        entries={entries}
        defaultWay={dialog === 'days' ? 'days' : 'date'}
        onMove={(moved) => {
          close();
          onMove(moved);
        }}
      />
      <BulkDeleteDialog
        open={dialog === 'delete'}
        onOpenChange={close}
        count={count}
        onConfirm={() => act('delete')}
      />
    </>
  );
}
