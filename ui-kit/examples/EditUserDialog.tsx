import { EditUserDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({
  user,
  onSubmit,
}: Pick<ComponentProps<typeof EditUserDialog>, 'user' | 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return (
    <EditUserDialog open={open} onOpenChange={({ open }) => setOpen(open)} user={user} onSubmit={onSubmit} />
  );
}
