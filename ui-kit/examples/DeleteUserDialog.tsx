import { DeleteUserDialog, type DeleteUserDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ user, onConfirm }: Pick<DeleteUserDialogProps, 'user' | 'onConfirm'>) {
  const [open, setOpen] = useState(true);
  return (
    <DeleteUserDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      user={user}
      onConfirm={onConfirm}
    />
  );
}
