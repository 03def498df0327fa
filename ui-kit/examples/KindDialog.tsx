import { KindDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({ onSubmit }: Pick<ComponentProps<typeof KindDialog>, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return <KindDialog open={open} onOpenChange={({ open }) => setOpen(open)} onSubmit={onSubmit} />;
}
