import { DeleteKindDialog, type DeleteKindDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example(props: Pick<DeleteKindDialogProps, 'kind' | 'count' | 'onConfirm' | 'onHide'>) {
  const [open, setOpen] = useState(true);
  return <DeleteKindDialog {...props} open={open} onOpenChange={({ open }) => setOpen(open)} />;
}
