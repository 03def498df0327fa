import { InviteUserDialog } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ invite }: { invite: (email: string) => void }) {
  const [open, setOpen] = useState(true);
  return (
    <InviteUserDialog
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onSubmit={({ values }) => invite(values.email)}
    />
  );
}
