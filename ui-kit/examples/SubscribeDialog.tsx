import { SubscribeDialog } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ create }: { create: () => Promise<string> }) {
  const [open, setOpen] = useState(true);
  const [url, setUrl] = useState<string | null>(null);
  return (
    <SubscribeDialog
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      name="Launch"
      url={url}
      onSubmit={async () => setUrl(await create())}
    />
  );
}
