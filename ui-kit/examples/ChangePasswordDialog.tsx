import { ChangePasswordDialog, type ChangePasswordDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ onSubmit }: Pick<ChangePasswordDialogProps, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return <ChangePasswordDialog open={open} onOpenChange={({ open }) => setOpen(open)} onSubmit={onSubmit} />;
}
