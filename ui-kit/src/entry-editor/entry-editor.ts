import type { CalendarDate } from '@content-planner/model';
import { createElement } from 'react';
import type { UndoHistory } from '../changes/use-undo-toasts.js';
import type { EntryAction, EntryFeature, Site } from '../entries/feature.js';
import type { EntryConflict } from '../log-table/form/entry-dialog-props.js';
import type { Entry, EntryValues } from '../logs/entry.js';
import type { Brand, CalendarEntry, FieldConfiguration, LogKind } from '../logs/types.js';
import type { ToastMessage } from '../primitives/Toast.js';
import type { DialogState } from '../reports/use-dialog.js';
import { LateEntryEditor } from './LateEntryEditor.js';

/** An entry of a calendar or a list. */
export type AnyEntry = CalendarEntry | Entry;

/** What the entry dialog edits. A new object is created each time the dialog opens. */
export interface EntrySubject {
  kind: LogKind;
  /** The entry to edit, from a calendar or a list; null for a new entry. */
  entry: AnyEntry | null;
  /** The entry to duplicate. */
  copyOf?: AnyEntry;
  /** The first day of a new entry. By default, today. */
  date?: CalendarDate;
  /** What the user has already entered for a new entry. */
  endDate?: CalendarDate;
  title?: string;
  brandId?: string | null;
}

/** What the form needs: the result of `useEntryEditor` from `@content-planner/sdk`. */
interface EditorData {
  /** By default, the brands of the `KitProvider`. */
  brands?: readonly Brand[];
  /** The custom fields of the entry's kind. By default, those of the `KitProvider`. */
  fieldConfigurations?: readonly FieldConfiguration[];
  /** The entry to edit with all its fields, or null for a new entry. */
  entry: Entry | null;
  /** The values of a duplicate. */
  template?: Entry | null;
  /** The conflict with the last attempt to save. See `EntryDialog`. */
  conflict?: EntryConflict | null;
  /** The current version of the entry. See `EntryDialog`. */
  latest?: EntryConflict | null;
  /** Whether the entry is loading. Until the dialog opens, keystrokes don't reach the page. @default false */
  loading?: boolean;
  /** Whether the dialog can open. @default true */
  ready?: boolean;
  /** Saves the values. If the promise rejects, the dialog stays open and displays the reason: see {@link ChangeError}. */
  save(form: {
    values: EntryValues;
    entry: Entry | null;
  }): Promise<{ changeId?: string | null; created?: Entry | null }>;
  /** Returns whether the form displays an error as `conflict`, so that there is no toast. */
  isConflict?(error: unknown): boolean;
  /** Called when the dialog closes. */
  closed?(): void;
  /** If omitted, toasts have no Undo button. */
  undo?: UndoHistory;
}

/** Options of {@link entryEditor}. */
export interface EntryEditorOptions {
  /** `dialog` and `actions` are from {@link useEntryDialog}. */
  dialog: DialogState<EntrySubject>;
  actions: (entry: CalendarEntry, site: Pick<Site, 'text'>) => readonly EntryAction[];
  editor: EditorData;
  /** Returns what to add to the toast for a new entry, for example if the filter hides it. */
  onCreated?:
    | ((created: { kind: LogKind; values: EntryValues; entry: Entry }) => Partial<ToastMessage>)
    | undefined;
  /** Called when the input becomes unsaved, or is saved or discarded. */
  onDirtyChange?: (change: { dirty: boolean }) => void;
}

/**
 * The dialog that creates, edits and duplicates entries of every kind, with the conflicts with other users, and toasts
 * with the outcome. The code of the form loads on demand.
 *
 * @example
 * const entries = useEntryDialog();
 * const editor = useEntryEditor(entries.dialog.subject, entries.dialog.open);
 * <Calendar {...useCalendarProps()} onEdit={entries.edit} onCreate={entries.create}
 *   features={[entryEditor({ ...entries, editor })]} />
 * @example entryEditor({ ...useEntryDialog(), editor: { entry, save: ({ values, entry }) => update(entry, values) } })
 */
export const entryEditor = <Subject extends CalendarEntry = CalendarEntry>(
  options: EntryEditorOptions,
): EntryFeature<Subject> => ({
  name: 'entryEditor',
  actions: options.actions,
  layer: createElement(LateEntryEditor, options),
});
