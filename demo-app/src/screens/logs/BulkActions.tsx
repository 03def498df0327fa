import { type LogKind, useDeleteEntries, useUpdateEntries } from '@content-planner/sdk';
import {
  BulkBar,
  BulkDeleteDialog,
  BulkEditDialog,
  type BulkEditValues,
  useKindOf,
} from '@content-planner/ui-kit';
import { formProps, questionProps, useDialog } from '../../app/use-dialog.js';
import { useUndoable } from '../../app/use-undoable.js';

interface BulkActionsProps {
  kind: LogKind;
  /** The ids of the selected entries. */
  ids: readonly string[];
  /** Whether an export is in progress. */
  exporting: boolean;
  onExportCsv: () => void;
  /**
   * Called when the selection should be cleared: after the entries were updated or deleted, or at the user's request.
   */
  onDone: () => void;
}

/** The bar for a list's selected entries, with its two dialogs. */
export function BulkActions({ kind, ids, exporting, onExportCsv, onDone }: BulkActionsProps) {
  const { texts } = useKindOf()(kind);
  const [updateEntries] = useUpdateEntries(kind);
  const [deleteEntries] = useDeleteEntries(kind);
  const undoable = useUndoable();
  const editing = useDialog();
  const deleting = useDialog();
  const count = ids.length;

  const save = async ({ values }: { values: BulkEditValues }) => {
    const updated = updateEntries({ ids, data: values });
    if (await editing.submit(updated, undoable(texts.bulkUpdated), texts.bulkUpdateFailed)) onDone();
  };
  const remove = async () => {
    if (await deleting.submit(deleteEntries(ids), texts.bulkDeleted, texts.bulkDeleteFailed)) onDone();
  };

  return (
    <>
      <BulkBar
        count={count}
        onEdit={() => editing.show(null)}
        exporting={exporting}
        onExportCsv={onExportCsv}
        onDelete={() => deleting.show(null)}
        onClear={onDone}
      />
      <BulkEditDialog {...formProps(editing)} count={count} onSubmit={save} />
      <BulkDeleteDialog {...questionProps(deleting)} count={count} onConfirm={remove} />
    </>
  );
}
