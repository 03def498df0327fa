import { FieldConfigurationDialog, type FieldConfigurationDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ onSubmit }: Pick<FieldConfigurationDialogProps, 'onSubmit'>) {
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
