import { KindDialog, type KindDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ onSubmit }: Pick<KindDialogProps, 'onSubmit'>) {
  const [open, setOpen] = useState(true);
  return <KindDialog open={open} onOpenChange={({ open }) => setOpen(open)} onSubmit={onSubmit} />;
}
