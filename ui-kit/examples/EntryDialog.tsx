import { EntryDialog, type EntryValues } from '@content-planner/ui-kit';

export function Example({ close, save }: { close: () => void; save: (values: EntryValues) => void }) {
  return (
    <EntryDialog
      open
      onOpenChange={close}
      kind="blog"
      brands={[]}
      fieldConfigurations={[]}
      onSubmit={({ values }) => save(values)}
    />
  );
}
