import { MergeFieldsDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example(
  props: Pick<ComponentProps<typeof MergeFieldsDialog>, 'fields' | 'preview' | 'onConfirm'>,
) {
  const [open, setOpen] = useState(true);
  return <MergeFieldsDialog {...props} open={open} onOpenChange={({ open }) => setOpen(open)} />;
}
