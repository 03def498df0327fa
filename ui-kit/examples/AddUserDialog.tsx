import { AddUserDialog, type AddUserDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ onSubmit }: Pick<AddUserDialogProps, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return <AddUserDialog open={open} onOpenChange={({ open }) => setOpen(open)} onSubmit={onSubmit} />;
}
