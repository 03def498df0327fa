import { BulkFieldDialog, type FieldConfiguration } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({
  status,
  save,
}: {
  status: FieldConfiguration;
  save: (value: string | null) => void;
}) {
  const [open, setOpen] = useState(true);
  return (
    <BulkFieldDialog
      {...{ open, field: status, count: 2 }}
      onOpenChange={({ open }) => setOpen(open)}
      onSubmit={({ value }) => save(value)}
    />
  );
}
