import { DeleteKindDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example(
  props: Pick<ComponentProps<typeof DeleteKindDialog>, 'kind' | 'count' | 'onConfirm' | 'onHide'>,
) {
  const [open, setOpen] = useState(true);
  return <DeleteKindDialog {...props} open={open} onOpenChange={({ open }) => setOpen(open)} />;
}
