import { LoginDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({ onSubmit }: Pick<ComponentProps<typeof LoginDialog>, 'onSubmit'>) {
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
