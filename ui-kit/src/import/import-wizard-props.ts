import type { CalendarDate } from '@content-planner/model';
import type { ComponentPropsWithoutRef } from 'react';
import type { Brand, FieldConfiguration, LogKind } from '../logs/types.js';
import type { ImportedEntry, ImportedEntryCheck } from './imported-entry.js';

/** Props of `ImportWizard`. All other props are passed to the root `<div>`. */
export interface ImportWizardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The kinds that can be imported. Memoize the array. @default the kinds that users can choose */
  kinds?: readonly LogKind[];
  /** The kind of all rows if the sheet has no column for kinds. If omitted, the user chooses the kind. */
  kind?: LogKind | null;
  /**
   * Called with all entries before the import, and with individual entries after the user has changed them. Resolve
   * with the entries that have errors or already exist; `index` is the position in `entries`. Do not save anything.
   */
  onCheck: (check: { entries: readonly ImportedEntry[] }) => Promise<readonly ImportedEntryCheck[]>;
  /**
   * Called with the entries that the user selected. Create all or none of them. If that fails, reject with an error,
   * whose message is displayed. If the user tries again with the same entries, `entries` is the same array.
   */
  onImport: (submission: { entries: readonly ImportedEntry[] }) => Promise<unknown>;
  /**
   * Called for each new brand before the import. Resolve with the created brand. If omitted, the user can only choose
   * existing brands.
   */
  onCreateBrand?: (creation: { name: string }) => Promise<Pick<Brand, 'id'>>;
  /**
   * Called before the import for each field to which the user adds options, in one of the kinds that have the field.
   * If omitted, the user can only choose existing options.
   */
  onCreateOptions?: (creation: { field: FieldConfiguration; options: readonly string[] }) => Promise<unknown>;
  /**
   * Called before the import with the names of new platforms. Resolve with the ids of these platforms. If omitted, the
   * user can only choose existing platforms.
   */
  onCreatePlatforms?: (creation: {
    names: readonly string[];
  }) => Promise<readonly { id: string; name: string }[]>;
  /** Called when the user undoes the import. If omitted, the button is hidden. */
  onUndo?: () => Promise<unknown>;
  /**
   * Called when the user opens the calendar after the import, with the first day that has a new entry. If omitted, the
   * button is hidden.
   */
  onOpenCalendar?: (opened: { date: CalendarDate }) => void;
  /** Called when the user loads a sheet, and when the sheet is imported or discarded. */
  onDirtyChange?: (change: { dirty: boolean }) => void;
  /** The maximum number of rows. @default 10,000 */
  maxRows?: number;
  /**
   * The `localStorage` key under which the wizard remembers what the columns of sheets mean. If several users share a
   * browser, use a separate key for each user.
   * @default IMPORT_KEY
   */
  storageKey?: string;
  /** The current date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
}
