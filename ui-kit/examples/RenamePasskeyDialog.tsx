import { type Passkey, RenamePasskeyDialog } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ passkey, rename }: { passkey: Passkey; rename: (name: string) => void }) {
  const [open, setOpen] = useState(true);
  return (
    <RenamePasskeyDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      name={passkey.name}
      onSubmit={({ values }) => rename(values.name)}
    />
  );
}
