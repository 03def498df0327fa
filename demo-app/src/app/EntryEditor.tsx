import { useBrands, useEntry, useFieldConfigurations } from '@content-planner/sdk';
import { EntryDialog, useToast } from '@content-planner/ui-kit';
import { noteUnsavedInput } from './unsaved-input.js';
import type { EntryEditorState } from './use-entry-editor.js';
import { useEntrySave } from './use-entry-save.js';

interface EntryEditorProps {
  state: EntryEditorState;
  onClose: () => void;
  /** Returns what to add to the toast for a new entry that the screen doesn't display. */
  aboutHidden?: Parameters<typeof useEntrySave>[2];
}

/** The dialog that creates and edits entries of every kind, from a list or from the calendar. */
export default function EntryEditor({ state, onClose, aboutHidden }: EntryEditorProps) {
  const { open, kind, subject, date } = state;
  const { brands } = useBrands();
  const { fieldConfigurations } = useFieldConfigurations(kind);
  const { entry, refetch } = useEntry(subject);
  const { save, busy, conflict, fieldErrors, problem } = useEntrySave(kind, open, aboutHidden);
  const toast = useToast();

  const close = () => {
    // When the dialog opens again, it must show the other user's version.
    if (conflict?.theirs) refetch();
    onClose();
  };

  return (
    <EntryDialog
      // The calendar has only some of an entry's fields. Editing requires all of them, so the dialog opens when they
      // have loaded.
      open={open && (subject === null || entry !== null)}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      onDirtyChange={noteUnsavedInput}
      kind={kind}
      entry={entry}
      brands={brands}
      fieldConfigurations={fieldConfigurations}
      busy={busy}
      conflict={conflict}
      fieldErrors={fieldErrors}
      problem={problem}
      onInvalid={toast}
      onSubmit={async (submission) => {
        if (await save(submission)) close();
      }}
      {...(date !== undefined && { defaultDate: date })}
    />
  );
}
