import { DeleteUserDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({
  user,
  onConfirm,
}: Pick<ComponentProps<typeof DeleteUserDialog>, 'user' | 'onConfirm'>) {
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
