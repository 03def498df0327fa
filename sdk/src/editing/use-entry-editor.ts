import {
  addDays,
  type Brand,
  type CalendarEntry,
  type Entry,
  type FieldConfiguration,
  type LogKind,
  type MoveLabel,
} from '@content-planner/model';
import { useMemo, useState } from 'react';
import { useBrands } from '../brands/use-brands.js';
import { type UndoHistory, useUndoHistory } from '../changes/use-undo-history.js';
import type { Person } from '../core/conflicts.js';
import { PlannerError } from '../core/planner-error.js';
import { useFieldConfigurations } from '../fields/use-field-configurations.js';
import type { LiveChange } from '../live/live-change.js';
import { useAnnounceEditing } from '../live/use-announce-editing.js';
import { useLiveChanges } from '../live/use-live-changes.js';
import type { EntryInput } from '../logs/entry-input.js';
import { useCreateEntries } from '../logs/use-create-entries.js';
import { useCreateEntry } from '../logs/use-create-entry.js';
import { useEntry } from '../logs/use-entry.js';
import { useUpdateEntry } from '../logs/use-update-entry.js';

/** The number of days between an entry and its duplicate. */
const COPY_DAYS = 7;

/** What a form edits. Pass the same object while the form is open. */
export interface EditedEntry {
  kind: LogKind;
  /** The entry to edit; null for a new one. */
  entry: Pick<CalendarEntry, 'id' | 'kind'> | null;
  /** The entry to duplicate. The date of the copy is a week later. */
  copyOf?: Pick<CalendarEntry, 'id' | 'kind'>;
}

/** Another user's version of an entry. */
export interface TheirVersion {
  /** Null if the entry was deleted. */
  theirs: Entry | null;
  changedBy?: Person | null;
  changedAt?: string | null;
}

/** The outcome of saving a form. */
export interface EntrySaved {
  /** The id of the change, if it can be undone. */
  changeId: string | null;
  /** The new entry, unless the form edited or duplicated one. */
  created: Entry | null;
}

/** What a form for an entry needs. See {@link useEntryEditor}. */
export interface EntryEditor {
  brands: readonly Brand[];
  /** The custom fields of the entry's kind. */
  fieldConfigurations: readonly FieldConfiguration[];
  entry: Entry | null;
  /** The values of the copy, if the form duplicates an entry. */
  template: Entry | null;
  /** The conflict with the last attempt to save. */
  conflict: TheirVersion | null;
  /** The current version of the entry. */
  latest: TheirVersion | null;
  loading: boolean;
  /**
   * Whether all fields have loaded. Open the form only then, because calendars and lists have only some of the fields.
   */
  ready: boolean;
  /** Saves the form's values. If there is a conflict, `conflict` is set when the promise rejects. */
  save: (form: { values: EntryInput<LogKind>; entry: Entry | null }) => Promise<EntrySaved>;
  /** Call this when the form closes, so that it displays the other user's version when it is reopened. */
  closed: () => void;
  /** Returns whether a form with `conflict` displays the error. */
  isConflict: (error: unknown) => boolean;
  /** To push the changes, so that users can undo them. */
  undo: UndoHistory<MoveLabel | null>;
}

/** Returns the conflict if an entry could not be saved because another user changed or deleted it; otherwise null. */
function conflictOf(error: unknown): TheirVersion | null {
  if (!(error instanceof PlannerError)) return null;
  if (error.type === 'notFound') return { theirs: null };
  const { current: theirs, changedBy, changedAt } = error;
  return theirs && { theirs, changedBy, changedAt };
}

interface Known {
  of: EditedEntry | null;
  /** Other users' changes to the entry, keyed by the version after the change. */
  changes: ReadonlyMap<number, LiveChange>;
  /** The change that deleted the entry. */
  deletion: LiveChange | null;
  /** The conflict with the last attempt to save. */
  conflict: TheirVersion | null;
}

/**
 * Returns what a form for an entry needs: the entry with all its fields, other users' versions of it, and a function that
 * saves. Pass it to the feature `entryEditor` of `@content-planner/ui-kit`. While the form is open, other users see who is
 * editing the entry.
 *
 * @param edited null until the form opens for the first time
 * @param isOpen whether the form is open
 * @example
 * const entries = useEntryDialog();
 * const editor = useEntryEditor(entries.dialog.subject, entries.dialog.open);
 * <Calendar {...useCalendarProps()} onEdit={entries.edit} features={[entryEditor({ ...entries, editor })]} />
 */
export function useEntryEditor(edited: EditedEntry | null, isOpen: boolean): EntryEditor {
  const kind = edited?.kind ?? '';
  const copyOf = edited?.copyOf ?? null;
  const { entry, loading, refetch } = useEntry(edited?.entry ?? null);
  const { brands } = useBrands({ pause: edited === null });
  const { fieldConfigurations } = useFieldConfigurations(edited?.kind ?? null);
  const original = useEntry(copyOf);
  const [createEntry] = useCreateEntry(kind);
  const [createEntries] = useCreateEntries();
  const [updateEntry] = useUpdateEntry(kind);
  const nothing: Known = { of: edited, changes: new Map(), deletion: null, conflict: null };
  const [known, setKnown] = useState(nothing);
  if (known.of !== edited) setKnown(nothing);
  const { changes, deletion, conflict } = known.of === edited ? known : nothing;
  const id = edited?.entry?.id;
  useAnnounceEditing(isOpen ? (id ?? null) : null);
  useLiveChanges((change) => {
    const version = change.subjects.find((subject) => subject.id === id)?.version;
    // A deleted entry has no version. Record the deletion, because `useEntry` doesn't report that it can't refetch the
    // entry.
    if (version === null) setKnown((before) => ({ ...before, deletion: change }));
    else if (version !== undefined)
      setKnown((before) => ({
        ...before,
        changes: new Map(before.changes).set(version, change),
        deletion: null,
      }));
  });

  const latest = useMemo((): TheirVersion | null => {
    if (!entry) return null;
    const change = deletion ?? changes.get(entry.version);
    return {
      theirs: deletion ? null : entry,
      changedBy: change?.actor ?? null,
      changedAt: change?.at ?? null,
    };
  }, [entry, changes, deletion]);
  const template = useMemo(
    () =>
      original.entry && {
        ...original.entry,
        startDate: addDays(original.entry.startDate, COPY_DAYS),
        endDate: addDays(original.entry.endDate, COPY_DAYS),
      },
    [original.entry],
  );

  const send = async (values: EntryInput<LogKind>, current: Entry | null): Promise<EntrySaved> => {
    if (current) {
      const { changeId } = await updateEntry({ id: current.id, version: current.version, input: values });
      return { changeId, created: null };
    }
    // Unlike other new entries, copies can be undone.
    if (copyOf) return { changeId: (await createEntries([{ kind, input: values }])).changeId, created: null };
    return { changeId: null, created: await createEntry(values) };
  };
  const save: EntryEditor['save'] = async ({ values, entry: current }) => {
    try {
      return await send(values, current);
    } catch (error) {
      // If the user resolves a conflict with invalid values, hide the conflict, so that they can correct the values in
      // the fields. The conflict about a deleted entry remains.
      const isInvalid = error instanceof PlannerError && error.fieldErrors.length > 0;
      const kept = conflict?.theirs && isInvalid ? null : conflict;
      const next = conflictOf(error) ?? kept;
      setKnown((before) => (before.of === edited ? { ...before, conflict: next } : before));
      throw error;
    }
  };

  return {
    brands,
    fieldConfigurations,
    entry,
    template,
    conflict,
    latest,
    loading: loading || original.loading,
    ready: (!edited?.entry || entry !== null) && (copyOf === null || template !== null),
    save,
    closed: () => {
      if (conflict?.theirs) refetch();
    },
    isConflict: (error: unknown) => conflictOf(error) !== null,
    undo: useUndoHistory(),
  };
}
