import { TwoStepDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

type Requests = Pick<
  ComponentProps<typeof TwoStepDialog>,
  'setup' | 'recoveryCodes' | 'onPassword' | 'onCode' | 'onConfirm'
>;

export function Example(requests: Requests) {
  const [open, setOpen] = useState(true);
  return (
    <TwoStepDialog
      {...requests}
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      purpose="setUp"
    />
  );
}
