import { FieldConfigurationDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({ onSubmit }: Pick<ComponentProps<typeof FieldConfigurationDialog>, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return (
    <FieldConfigurationDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      nextOrder={3}
      onSubmit={onSubmit}
    />
  );
}
