import { type LogKind, useDeleteEntries, useUpdateEntries } from '@content-planner/sdk';
import {
  type Brand,
  BulkBar,
  BulkDeleteDialog,
  BulkEditDialog,
  type BulkEditValues,
  KINDS,
} from '@content-planner/ui-kit';
import { useRefusal } from '../../app/field-messages.js';
import { noteUnsavedInput } from '../../app/unsaved-input.js';
import { useDialog } from '../../app/use-dialog.js';
import { useReport } from '../../app/use-report.js';

interface BulkActionsProps {
  kind: LogKind;
  /** The ids of the selected entries. */
  ids: readonly string[];
  brands: readonly Brand[];
  /**
   * Called when the selection should be cleared: after the entries were updated or deleted, or at the user's request.
   */
  onDone: () => void;
}

/** The bar for a list's selected entries, with its two dialogs. */
export function BulkActions({ kind, ids, brands, onDone }: BulkActionsProps) {
  const { texts } = KINDS[kind];
  const [updateEntries, update] = useUpdateEntries(kind);
  const [deleteEntries, deletion] = useDeleteEntries(kind);
  const editing = useDialog<never>();
  const deleting = useDialog<never>();
  const { problem } = useRefusal(update.error, editing.open);
  const report = useReport();
  const count = ids.length;

  const save = async ({ values }: { values: BulkEditValues }) => {
    const done = await report(
      updateEntries({ ids, data: values }),
      texts.bulkUpdated,
      texts.bulkUpdateFailed,
    );
    if (!done) return;
    editing.close();
    onDone();
  };
  const remove = async () => {
    if (!(await report(deleteEntries(ids), texts.bulkDeleted, texts.bulkDeleteFailed))) return;
    deleting.close();
    onDone();
  };

  return (
    <>
      <BulkBar
        count={count}
        onEdit={() => editing.show(null)}
        onDelete={() => deleting.show(null)}
        onClear={onDone}
      />
      <BulkEditDialog
        open={editing.open}
        onOpenChange={editing.onOpenChange}
        onDirtyChange={noteUnsavedInput}
        count={count}
        brands={brands}
        busy={update.busy}
        problem={problem}
        onSubmit={save}
      />
      <BulkDeleteDialog
        open={deleting.open}
        onOpenChange={deleting.onOpenChange}
        count={count}
        busy={deletion.busy}
        onConfirm={remove}
      />
    </>
  );
}
