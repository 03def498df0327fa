import { BrandDialog, type BrandDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ onSubmit }: Pick<BrandDialogProps, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return <BrandDialog open={open} onOpenChange={({ open }) => setOpen(open)} onSubmit={onSubmit} />;
}
