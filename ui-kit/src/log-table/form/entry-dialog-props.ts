import type { CalendarDate } from '../../dates/calendar-date.js';
import type { Entry, EntryValues } from '../../logs/entry.js';
import type { Brand, FieldConfiguration, LogKind } from '../../logs/types.js';
import type { OwnFormDialogProps } from '../../primitives/FormDialog.js';
import type { EntryDialogLabels } from './entry-dialog-labels.js';
import type { EntryFieldErrors } from './server-errors.js';

/** A change that somebody else made to an entry while it was being edited. */
export interface EntryConflict {
  /** The current entry, or null if it was deleted. */
  theirs: Entry | null;
}

/** Props of the entry dialog. All other props are passed to the dialog element. */
export interface EntryDialogProps<Kind extends LogKind = LogKind> extends OwnFormDialogProps {
  kind: Kind;
  /** The entry to edit, or null to create one. If only `version` changes, the input is kept. */
  entry?: Entry | null;
  brands: readonly Brand[];
  /** Custom fields. Those of other kinds are ignored. */
  fieldConfigurations: readonly FieldConfiguration[];
  /**
   * Called with valid values. `entry` is the entry to update, with the version that the values are based on, or null to
   * create one. Close the dialog when the values are saved.
   */
  onSubmit: (submission: { values: EntryValues<Kind>; entry: Entry | null }) => void;
  /** Called with the texts of a toast if required custom fields are empty. Nothing is submitted. */
  onInvalid?: (problem: { title: string; description: string }) => void;
  /** Errors from the server, displayed at their fields until these change. Pass a new object to display them again. */
  fieldErrors?: EntryFieldErrors;
  /**
   * Set this if saving failed because somebody else changed or deleted the entry. If they changed it, the dialog
   * displays both versions of each field, and submits the chosen values as an update of their version. If they deleted
   * it, users can save their input as a new entry. Each new object is a new conflict. Clear it before the dialog opens
   * again.
   */
  conflict?: EntryConflict | null;
  /** The dates of a new entry. Default today. */
  defaultDate?: CalendarDate;
  /** The current date. Default the date in the user's time zone. */
  today?: CalendarDate;
  /** BCP 47 language tag, for dates and numbers. Default 'en-US'. */
  locale?: string;
  labels?: Partial<EntryDialogLabels>;
}
