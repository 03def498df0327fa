import type { CalendarDate } from '@content-planner/model';
import type { Entry, EntryValues } from '../../logs/entry.js';
import type { LogKind } from '../../logs/types.js';
import type { OwnFormDialogProps } from '../../primitives/FormDialog.js';
import type { Person } from '../../shell/initials.js';
import type { EntryFieldErrors } from './server-errors.js';

/** A change by another user to an entry that was being edited. */
export interface EntryConflict {
  /** The current entry, or null if it was deleted. */
  theirs: Entry | null;
  /** The person who changed the entry, if known. */
  changedBy?: Person | null;
  /** When the entry was changed, if known. ISO 8601. */
  changedAt?: string | null;
}

/** Props of the entry dialog. All other props are passed to the dialog element. */
export interface EntryDialogProps<Kind extends LogKind = LogKind> extends OwnFormDialogProps {
  kind: Kind;
  /** The entry to edit, or null to create one. If only `version` changes, the dialog keeps the user's input. */
  entry?: Entry | null;
  /** The initial values and dates of a new entry, for example to duplicate an entry. Ignored if `entry` is set. */
  template?: Entry | null;
  /**
   * Called with valid values. `entry` is the entry to update, with the version that the values are based on, or null to
   * create an entry. Close the dialog once the values are saved.
   */
  onSubmit: (submission: { values: EntryValues<Kind>; entry: Entry | null }) => void;
  /** Called with the text for a toast if required custom fields are empty. Nothing is submitted. */
  onInvalid?: (problem: { title: string; description: string }) => void;
  /**
   * Server errors, displayed next to their fields until the user changes those fields. Pass a new object to display the
   * errors again.
   */
  fieldErrors?: EntryFieldErrors;
  /**
   * Set this if saving failed because someone else changed or deleted the entry. If the entry was changed, the dialog
   * displays both versions of each field, and submits the chosen values as an update to the other user's version. If
   * the entry was deleted, users can save their input as a new entry. Each new object counts as a new conflict. Clear
   * this before the dialog reopens.
   */
  conflict?: EntryConflict | null;
  /**
   * The current version of the entry while the dialog is open, with the person who changed it last. If this version is
   * newer than the version that the user is editing, a bar says so, and a button in the bar displays both versions. The
   * form does not change until the user clicks that button. The user can hide the bar until there is a newer version.
   * `theirs` is null if the entry was deleted.
   */
  latest?: EntryConflict | null;
  /** The date of a new entry, or the first date of an entry that spans several days. Defaults to today. */
  defaultDate?: CalendarDate;
  /** The last date of a new entry that spans several days. Defaults to `defaultDate`. */
  defaultEndDate?: CalendarDate;
  /** The title of a new entry, such as one that the user has typed elsewhere. Defaults to an empty title. */
  defaultTitle?: string;
  /** The brand of a new entry. Defaults to no brand. */
  defaultBrandId?: string | null;
  /** The current date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
}
