import { MergeFieldsDialog, type MergeFieldsDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example(props: Pick<MergeFieldsDialogProps, 'fields' | 'preview' | 'onConfirm'>) {
  const [open, setOpen] = useState(true);
  return <MergeFieldsDialog {...props} open={open} onOpenChange={({ open }) => setOpen(open)} />;
}
