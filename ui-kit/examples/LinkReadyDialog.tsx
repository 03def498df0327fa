import { LinkReadyDialog } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ url }: { url: string }) {
  const [open, setOpen] = useState(true);
  return (
    <LinkReadyDialog
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      kind="link"
      name="Client"
      value={url}
    />
  );
}
