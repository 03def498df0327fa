import { useBrands, useCreateEntry, useFieldConfigurations, useUpdateEntry } from '@content-planner/sdk';
import { EntryDialog, type EntryValues, kindDescription, useToast } from '@content-planner/ui-kit';
import { entryInput } from './entry.js';
import type { EntryEditorState } from './use-entry-editor.js';
import { useReport } from './use-report.js';

/** The dialog that creates and edits entries of every kind, from a list or from the calendar. */
export function EntryEditor({ state, onClose }: { state: EntryEditorState; onClose: () => void }) {
  const { open, kind, entry, date } = state;
  const { texts } = kindDescription(kind);
  const { brands } = useBrands();
  const { fieldConfigurations } = useFieldConfigurations(kind);
  const [createEntry, creation] = useCreateEntry(kind);
  const [updateEntry, update] = useUpdateEntry(kind);
  const report = useReport();
  const toast = useToast();

  const save = async ({ values }: { values: EntryValues }) => {
    const input = entryInput(kind, values);
    const saved = entry
      ? await report(
          updateEntry({ id: entry.id, version: entry.version, input }),
          texts.updated,
          texts.updateFailed,
        )
      : await report(createEntry(input), texts.created, texts.createFailed);
    if (saved) onClose();
  };

  return (
    <EntryDialog
      open={open}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      kind={kind}
      entry={entry}
      brands={brands}
      fieldConfigurations={fieldConfigurations}
      busy={creation.busy || update.busy}
      fieldErrors={(entry ? update : creation).error?.fieldErrors ?? []}
      onInvalid={toast}
      onSubmit={save}
      {...(date !== undefined && { defaultDate: date })}
    />
  );
}
