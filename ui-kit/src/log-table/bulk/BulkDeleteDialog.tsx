import { forwardRef } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog.js';
import { type BulkDeleteDialogLabels, bulkDeleteDialogLabels } from './bulk-labels.js';
import { useWhileOpen } from './use-while-open.js';

/** Props of {@link BulkDeleteDialog}; all others go to the dialog element. */
export interface BulkDeleteDialogProps extends Omit<ConfirmDialogProps, 'title' | 'description' | 'labels'> {
  /** How many entries are selected. It may be 0 once they are deleted: a dialog that closes keeps its number. */
  count: number;
  labels?: Partial<BulkDeleteDialogLabels>;
}

/**
 * Asks before many entries are deleted at once.
 *
 * @example
 * <BulkDeleteDialog open={open} count={ids.length} busy={deleting} onConfirm={remove}
 *   onOpenChange={({ open }) => setOpen(open)} />
 */
export const BulkDeleteDialog = forwardRef<HTMLDivElement, BulkDeleteDialogProps>(function BulkDeleteDialog(
  { count: given, open, labels, ...rest },
  ref,
) {
  const text = { ...bulkDeleteDialogLabels, ...labels };
  const count = useWhileOpen(open, given);
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      open={open}
      title={text.title({ count })}
      description={text.description({ count })}
      labels={text}
    />
  );
});
