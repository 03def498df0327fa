import { BrandDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({ onSubmit }: Pick<ComponentProps<typeof BrandDialog>, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return <BrandDialog open={open} onOpenChange={({ open }) => setOpen(open)} onSubmit={onSubmit} />;
}
