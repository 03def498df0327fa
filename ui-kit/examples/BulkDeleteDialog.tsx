import { BulkDeleteDialog, type BulkDeleteDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ count, onConfirm }: Pick<BulkDeleteDialogProps, 'count' | 'onConfirm'>) {
  const [open, setOpen] = useState(true);
  return (
    <BulkDeleteDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      count={count}
      onConfirm={onConfirm}
    />
  );
}
