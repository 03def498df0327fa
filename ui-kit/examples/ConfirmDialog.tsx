import { ConfirmDialog, type ConfirmDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ onConfirm }: Pick<ConfirmDialogProps, 'onConfirm'>) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      title="Delete Brand"
      description="Its entries will no longer have a brand."
      onConfirm={onConfirm}
    />
  );
}
