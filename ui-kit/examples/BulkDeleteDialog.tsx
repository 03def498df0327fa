import { BulkDeleteDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({
  count,
  onConfirm,
}: Pick<ComponentProps<typeof BulkDeleteDialog>, 'count' | 'onConfirm'>) {
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
