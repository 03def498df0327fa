import { AddUserDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({ onSubmit }: Pick<ComponentProps<typeof AddUserDialog>, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return <AddUserDialog open={open} onOpenChange={({ open }) => setOpen(open)} onSubmit={onSubmit} />;
}
