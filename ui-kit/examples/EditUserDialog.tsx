import { EditUserDialog, type EditUserDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ user, onSubmit }: Pick<EditUserDialogProps, 'user' | 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return (
    <EditUserDialog open={open} onOpenChange={({ open }) => setOpen(open)} user={user} onSubmit={onSubmit} />
  );
}
