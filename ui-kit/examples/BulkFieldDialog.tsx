import { BulkFieldDialog, type FieldConfiguration } from '@content-planner/ui-kit';

export function Example({
  status,
  close,
  save,
}: {
  status: FieldConfiguration;
  close: () => void;
  save: (value: string | null) => void;
}) {
  return (
    <BulkFieldDialog
      open
      field={status}
      count={2}
      onOpenChange={close}
      onSubmit={({ value }) => save(value)}
    />
  );
}
