import { DeleteFieldDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({
  field,
  onConfirm,
}: Pick<ComponentProps<typeof DeleteFieldDialog>, 'field' | 'onConfirm'>) {
  const [open, setOpen] = useState(true);
  return (
    <DeleteFieldDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      field={field}
      onConfirm={onConfirm}
    />
  );
}
