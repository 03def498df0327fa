import { type LogKind, PlannerError, useCreateEntry, useUpdateEntry } from '@content-planner/sdk';
import {
  type Entry,
  type EntryConflict,
  type EntryFieldErrors,
  type EntryValues,
  KINDS,
  type ToastMessage,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { fieldMessages, formProblem } from './field-messages.js';
import { useReport } from './use-report.js';

/** The errors that the dialog displays. */
interface SaveErrors {
  conflict: EntryConflict | null;
  fieldErrors: EntryFieldErrors;
  /** An error that is not about a field. */
  problem: string | null;
}

const NONE: SaveErrors = { conflict: null, fieldErrors: {}, problem: null };

/** Returns the conflict if an entry could not be saved because another user changed or deleted it, or null. */
function conflictOf(error: unknown): EntryConflict | null {
  if (!(error instanceof PlannerError)) return null;
  if (error.code === 'notFound') return { theirs: null };
  return error.current && { theirs: error.current };
}

/**
 * Returns a function that saves the values from the entry dialog. The dialog displays conflicts. All other outcomes
 * show a toast.
 *
 * @param open whether the dialog is open; errors are cleared when it opens
 * @param aboutHidden returns what to add to the toast for a new entry that the screen doesn't display
 * @returns the errors, and `save`, which resolves to whether the entry was saved
 */
export function useEntrySave(
  kind: LogKind,
  open: boolean,
  aboutHidden: (created: { kind: LogKind; values: EntryValues }) => Partial<ToastMessage> = () => ({}),
) {
  const { texts } = KINDS[kind];
  const [createEntry, creation] = useCreateEntry(kind);
  const [updateEntry, update] = useUpdateEntry(kind);
  const [errors, setErrors] = useState(NONE);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setErrors(NONE);
  }
  const report = useReport();

  const noteFailure = (reason: unknown) => {
    const error = reason instanceof PlannerError ? reason : null;
    const fieldErrors = fieldMessages(error);
    // If the user resolves a conflict with invalid values, hide the conflict, so that they can correct the values in
    // the fields. The conflict about a deleted entry stays.
    setErrors(({ conflict }) => ({
      conflict: conflict?.theirs && Object.keys(fieldErrors).length > 0 ? null : conflict,
      fieldErrors,
      problem: formProblem(error),
    }));
  };
  const save = async ({ values, entry }: { values: EntryValues; entry: Entry | null }): Promise<boolean> => {
    const saved = entry
      ? updateEntry({ id: entry.id, version: entry.version, input: values })
      : createEntry(values);
    const conflict = await saved.then(() => null, conflictOf);
    if (conflict) {
      setErrors({ conflict, fieldErrors: {}, problem: null });
      return false;
    }
    saved.catch(noteFailure);
    return entry
      ? report(saved, texts.updated, texts.updateFailed)
      : report(saved, { title: texts.created, ...aboutHidden({ kind, values }) }, texts.createFailed);
  };

  return { ...errors, save, busy: creation.busy || update.busy };
}
