import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog.js';
import { bulkDeleteDialogMessages } from './bulk-dialog-messages.js';

/** Props of {@link BulkDeleteDialog}. All other props are passed to the dialog element. */
export interface BulkDeleteDialogProps extends Omit<ConfirmDialogProps, 'title' | 'description'> {
  /**
   * The number of selected entries. It's safe to let this drop to 0 after the deletion: the dialog keeps displaying the
   * last number while it closes.
   */
  count: number;
}

/**
 * A dialog that asks users to confirm the deletion of several entries.
 *
 * @example
 * <BulkDeleteDialog open={open} count={ids.length} busy={busy} onConfirm={remove}
 *   onOpenChange={({ open }) => setOpen(open)} />
 */
export const BulkDeleteDialog = perOpening(function BulkDeleteDialog(
  { count, ...rest }: BulkDeleteDialogProps,
  ref,
) {
  const text = useMessages(bulkDeleteDialogMessages);
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      title={text.title({ count })}
      description={text.description({ count })}
    />
  );
});
