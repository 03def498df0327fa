import {
  useBrands,
  useCreateEntry,
  useEntry,
  useFieldConfigurations,
  useUpdateEntry,
} from '@content-planner/sdk';
import { EntryDialog, type EntryValues, KINDS, useToast } from '@content-planner/ui-kit';
import { useMemo } from 'react';
import { entryInput, kitEntry } from './entry.js';
import { noteUnsavedInput } from './unsaved-input.js';
import type { EntryEditorState } from './use-entry-editor.js';
import { useReport } from './use-report.js';

/** The dialog that creates and edits entries of every kind, from a list or from the calendar. */
export default function EntryEditor({ state, onClose }: { state: EntryEditorState; onClose: () => void }) {
  const { open, kind, subject, date } = state;
  const { texts } = KINDS[kind];
  const { brands } = useBrands();
  const { fieldConfigurations } = useFieldConfigurations(kind);
  const { entry: loaded, refetch } = useEntry(subject);
  const [createEntry, creation] = useCreateEntry(kind);
  const [updateEntry, update] = useUpdateEntry(kind);
  const report = useReport();
  const toast = useToast();
  const entry = useMemo(() => (loaded ? kitEntry(loaded) : null), [loaded]);

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
  const close = () => {
    // Opened again, the entry has to show what somebody else made of it.
    if (update.error?.code === 'conflict') refetch();
    onClose();
  };

  return (
    <EntryDialog
      // An entry from the calendar has to be read whole before it can be edited.
      open={open && (subject === null || entry !== null)}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      onDirtyChange={noteUnsavedInput}
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
