import { BulkEditDialog, type BulkEditValues } from '@content-planner/ui-kit';

export function Example({ close, save }: { close: () => void; save: (values: BulkEditValues) => void }) {
  return <BulkEditDialog open count={2} onOpenChange={close} onSubmit={({ values }) => save(values)} />;
}
