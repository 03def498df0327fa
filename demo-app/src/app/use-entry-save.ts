import { type LogKind, PlannerError, useCreateEntry, useUpdateEntry } from '@content-planner/sdk';
import {
  type Entry,
  type EntryConflict,
  type EntryFieldErrors,
  type EntryValues,
  KINDS,
  type ToastMessage,
  toEntry,
  toEntryInput,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { fieldMessages, formProblem } from './field-messages.js';
import { useReport } from './use-report.js';

/** Why an entry could not be saved, as far as the dialog shows it. */
interface Refusal {
  conflict: EntryConflict | null;
  fieldErrors: EntryFieldErrors;
  /** Why it could not be saved as a whole. */
  problem: string | null;
}

const NONE: Refusal = { conflict: null, fieldErrors: {}, problem: null };

/** What somebody else did to an entry, where that is why it could not be saved. */
function conflictOf(error: unknown): EntryConflict | null {
  if (!(error instanceof PlannerError)) return null;
  if (error.code === 'notFound') return { theirs: null };
  return error.current && { theirs: toEntry(error.current) };
}

/**
 * Saves what the entry dialog gives. A conflict is left to the dialog; everything else has its toast.
 *
 * @param open whether the dialog is: what was refused the last time is forgotten when it opens
 * @param aboutHidden adds to the toast of a new entry, where the screen does not show it
 * @returns `save` resolves to whether it is saved
 */
export function useEntrySave(
  kind: LogKind,
  open: boolean,
  aboutHidden: (created: { kind: LogKind; values: EntryValues }) => Partial<ToastMessage> = () => ({}),
) {
  const { texts } = KINDS[kind];
  const [createEntry, creation] = useCreateEntry(kind);
  const [updateEntry, update] = useUpdateEntry(kind);
  const [refusal, setRefusal] = useState(NONE);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setRefusal(NONE);
  }
  const report = useReport();

  const noteFailure = (reason: unknown) => {
    const error = reason instanceof PlannerError ? reason : null;
    const fieldErrors = fieldMessages(error);
    // An entry that is gone stays gone; what was chosen in a conflict is in the fields, where it is to be mended.
    setRefusal(({ conflict }) => ({
      conflict: conflict?.theirs && Object.keys(fieldErrors).length > 0 ? null : conflict,
      fieldErrors,
      problem: formProblem(error),
    }));
  };
  const save = async ({ values, entry }: { values: EntryValues; entry: Entry | null }): Promise<boolean> => {
    const input = toEntryInput(kind, values);
    const write = entry ? updateEntry({ id: entry.id, version: entry.version, input }) : createEntry(input);
    const conflict = await write.then(() => null, conflictOf);
    if (conflict) {
      setRefusal({ conflict, fieldErrors: {}, problem: null });
      return false;
    }
    write.catch(noteFailure);
    return entry
      ? report(write, texts.updated, texts.updateFailed)
      : report(write, { title: texts.created, ...aboutHidden({ kind, values }) }, texts.createFailed);
  };

  return { ...refusal, save, busy: creation.busy || update.busy };
}
