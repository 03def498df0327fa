import { ChangePasswordDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({ onSubmit }: Pick<ComponentProps<typeof ChangePasswordDialog>, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return <ChangePasswordDialog open={open} onOpenChange={({ open }) => setOpen(open)} onSubmit={onSubmit} />;
}
