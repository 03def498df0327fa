import { ConnectLoginDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({
  account,
  onConfirm,
}: Pick<ComponentProps<typeof ConnectLoginDialog>, 'account' | 'onConfirm'>) {
  const [open, setOpen] = useState(true);
  return (
    <ConnectLoginDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      account={account}
      login={{ provider: 'Acme SSO', name: 'Maya Okafor', email: 'maya@lumen.example' }}
      onConfirm={onConfirm}
    />
  );
}
