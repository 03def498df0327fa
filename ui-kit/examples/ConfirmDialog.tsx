import { ConfirmDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({ onConfirm }: Pick<ComponentProps<typeof ConfirmDialog>, 'onConfirm'>) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      title="Delete Brand"
      description="Its entries will no longer have a brand."
      onConfirm={onConfirm}
    />
  );
}
