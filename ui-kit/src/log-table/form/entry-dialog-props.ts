import type {
  Brand,
  CalendarDate,
  Entry,
  EntryValues,
  FieldConfiguration,
  LogKind,
} from '../../logs/types.js';
import type { OwnFormDialogProps } from '../../primitives/FormDialog.js';
import type { EntryDialogLabels } from './entry-dialog-labels.js';
import type { EntryFieldErrors } from './server-errors.js';

/** What somebody else did to an entry while it was edited. */
export interface EntryConflict {
  /** The entry as it stands now; null where it was deleted. */
  theirs: Entry | null;
}

/** Props of the entry dialog; all others go to the dialog element. */
export interface EntryDialogProps extends OwnFormDialogProps {
  kind: LogKind;
  /** The entry to edit; null to create one. A change of `version` alone leaves what was typed. */
  entry?: Entry | null;
  brands: readonly Brand[];
  /** Custom fields; those of other kinds are left out. */
  fieldConfigurations: readonly FieldConfiguration[];
  /**
   * Called with valid values. `entry` is what they are to replace, at the version that they were decided on; null
   * where they are to be created. Close the dialog when they are saved.
   */
  onSubmit: (submission: { values: EntryValues; entry: Entry | null }) => void;
  /** Required custom fields are empty, and nothing was sent: what a toast says. */
  onInvalid?: (problem: { title: string; description: string }) => void;
  /** What a server refused, shown at its fields until they are changed. Another object shows its sentences again. */
  fieldErrors?: EntryFieldErrors;
  /**
   * Saving has failed because somebody else was faster. With what they saved, the dialog shows it
   * beside what was typed, field by field, and submits what is chosen of both as a change of their version. Where they
   * deleted the entry, it offers to create it anew from what was typed. Another object is another conflict; take it
   * away before the dialog opens again.
   */
  conflict?: EntryConflict | null;
  /** The dates of a new entry; default today. */
  defaultDate?: CalendarDate;
  /** Default the day it is for whoever looks. */
  today?: CalendarDate;
  /** BCP 47, for the date pickers. @default 'en-US' */
  locale?: string;
  labels?: Partial<EntryDialogLabels>;
}
