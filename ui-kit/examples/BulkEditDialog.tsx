import { BulkEditDialog, type BulkEditValues } from '@content-planner/ui-kit';

export function Example({ close, save }: { close: () => void; save: (values: BulkEditValues) => void }) {
  return (
    <BulkEditDialog open count={2} brands={[]} onOpenChange={close} onSubmit={({ values }) => save(values)} />
  );
}
