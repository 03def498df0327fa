import { LoginDialog, type LoginDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ onSubmit }: Pick<LoginDialogProps, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return (
    <LoginDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      email="maya@lumen.example"
      onSubmit={onSubmit}
    />
  );
}
