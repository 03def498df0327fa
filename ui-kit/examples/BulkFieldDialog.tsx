import { BulkFieldDialog, type FieldConfiguration } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ status, ids }: { status: FieldConfiguration; ids: string[] }) {
  const [open, setOpen] = useState(true);
  return (
    <BulkFieldDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      field={status}
      count={ids.length}
      onSubmit={({ value }) => console.log(ids, value)}
    />
  );
}
