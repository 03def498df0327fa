import { perOpening } from '../../internal/per-opening.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog.js';
import { type BulkDeleteDialogLabels, bulkDeleteDialogLabels } from './bulk-labels.js';

/** Props of {@link BulkDeleteDialog}. All other props are passed to the dialog element. */
export interface BulkDeleteDialogProps extends Omit<ConfirmDialogProps, 'title' | 'description' | 'labels'> {
  /**
   * The number of selected entries. It's safe to let this drop to 0 after the deletion: the dialog keeps displaying the
   * last number while it closes.
   */
  count: number;
  labels?: Partial<BulkDeleteDialogLabels>;
}

/**
 * A dialog that asks users to confirm the deletion of several entries.
 *
 * @example
 * <BulkDeleteDialog open={open} count={ids.length} busy={deleting} onConfirm={remove}
 *   onOpenChange={({ open }) => setOpen(open)} />
 */
export const BulkDeleteDialog = perOpening(function BulkDeleteDialog(
  { count, labels, ...rest }: BulkDeleteDialogProps,
  ref,
) {
  const text = { ...bulkDeleteDialogLabels, ...labels };
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      title={text.title({ count })}
      description={text.description({ count })}
      labels={text}
    />
  );
});
