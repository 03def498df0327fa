import { TwoStepDialog, type TwoStepDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

type Requests = Pick<TwoStepDialogProps, 'setup' | 'recoveryCodes' | 'onPassword' | 'onCode' | 'onConfirm'>;

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
