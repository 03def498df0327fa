import { DeleteFieldDialog, type DeleteFieldDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ field, onConfirm }: Pick<DeleteFieldDialogProps, 'field' | 'onConfirm'>) {
  const [open, setOpen] = useState(true);
  return (
    <DeleteFieldDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      field={field}
      onConfirm={onConfirm}
    />
  );
}
