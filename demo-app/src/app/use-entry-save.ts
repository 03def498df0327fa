import {
  type LogKind,
  PlannerError,
  useCreateEntries,
  useCreateEntry,
  useUpdateEntry,
} from '@content-planner/sdk';
import {
  type Entry,
  type EntryConflict,
  type EntryValues,
  type ToastMessage,
  useKindOf,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import type { DialogState } from './use-dialog.js';
import type { EntrySubject } from './use-entry-editor.js';
import { useUndoable } from './use-undoable.js';

/** Returns the conflict if an entry could not be saved because another user changed or deleted it; otherwise null. */
function conflictOf(error: unknown): EntryConflict | null {
  if (!(error instanceof PlannerError)) return null;
  if (error.type === 'notFound') return { theirs: null };
  const { current: theirs, changedBy, changedAt } = error;
  return theirs && { theirs, changedBy, changedAt };
}

/**
 * Returns a function that saves the values from the entry dialog. The dialog displays conflicts. All other outcomes
 * show a toast.
 *
 * @param aboutHidden returns what to add to the toast for a new entry that the screen doesn't display
 * @returns `save` and `conflict`. `save` resolves to whether the entry was saved. `conflict` is the conflict that the
 * dialog displays.
 */
export function useEntrySave(
  dialog: DialogState<EntrySubject>,
  subject: EntrySubject,
  aboutHidden: (created: {
    kind: LogKind;
    values: EntryValues;
    entry: Entry;
  }) => Partial<ToastMessage> = () => ({}),
) {
  const { kind } = subject;
  const { texts } = useKindOf()(kind);
  const [createEntry] = useCreateEntry(kind);
  const [createEntries] = useCreateEntries();
  const [updateEntry] = useUpdateEntry(kind);
  const undoable = useUndoable();
  const [last, setLast] = useState<{ subject: EntrySubject; conflict: EntryConflict | null } | null>(null);
  const conflict = last?.subject === subject ? last.conflict : null;

  const noteConflict = (error: unknown) => {
    // If the user resolves a conflict with invalid values, hide the conflict, so that they can correct the values in
    // the fields. The conflict about a deleted entry remains.
    const isInvalid = error instanceof PlannerError && error.fieldErrors.length > 0;
    const kept = conflict?.theirs && isInvalid ? null : conflict;
    setLast({ subject, conflict: conflictOf(error) ?? kept });
  };
  const save = ({ values, entry }: { values: EntryValues; entry: Entry | null }): Promise<boolean> => {
    const failure = (title: string) => (error: PlannerError) => (conflictOf(error) ? null : title);
    if (entry) {
      const updated = updateEntry({ id: entry.id, version: entry.version, input: values });
      updated.catch(noteConflict);
      return dialog.submit(updated, undoable(texts.updated), failure(texts.updateFailed));
    }
    if (subject.copyOf) {
      // Unlike other new entries, copies can be undone.
      const copied = createEntries([{ kind, input: values }]);
      copied.catch(noteConflict);
      return dialog.submit(copied, undoable(texts.created), failure(texts.createFailed));
    }
    const created = createEntry(values);
    created.catch(noteConflict);
    const success = (entry: Entry) => ({ title: texts.created, ...aboutHidden({ kind, values, entry }) });
    return dialog.submit(created, success, failure(texts.createFailed));
  };

  return { save, conflict };
}
