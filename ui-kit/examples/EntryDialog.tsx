import { EntryDialog, type EntryValues } from '@content-planner/ui-kit';

export function Example({ close, save }: { close: () => void; save: (values: EntryValues) => void }) {
  return <EntryDialog open onOpenChange={close} kind="blog" onSubmit={({ values }) => save(values)} />;
}
