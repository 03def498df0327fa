import type { EntriesMove } from '../calendar/move/entry-move.js';
import { MoveDialog } from '../calendar/move/MoveDialog.js';
import { SelectionBar } from '../calendar/selection/SelectionBar.js';
import { BulkDeleteDialog } from '../log-table/bulk/BulkDeleteDialog.js';
import { BulkEditDialog } from '../log-table/bulk/BulkEditDialog.js';
import type { CalendarEntry } from '../logs/types.js';

/**
 * The open dialog, which moves the selected entries, changes their brand, or deletes them. Null if no dialog is open.
 */
export type SelectionDialog = 'date' | 'days' | 'brand' | 'delete' | null;

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
        onBrand={() => setDialog('brand')}
        onDuplicate={() => act('duplicate')}
        onDelete={() => setDialog('delete')}
        actions={[
          { id: 'hide', label: 'Hide from calendar', onSelect: () => act('hide') },
          { id: 'csv', label: 'Export CSV', onSelect: () => act('export') },
        ]}
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
      <BulkEditDialog
        open={dialog === 'brand'}
        onOpenChange={close}
        count={count}
        defaultChange="brand"
        allowNoBrand
        onSubmit={({ values }) => act(`set the brand ${values.brandId} of`)}
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
