import { createElement } from 'react';
import type { EntriesMove } from '../calendar/move/entry-move.js';
import { selectedState } from '../calendar/selection/selected-state.js';
import { selecting } from '../calendar/selection/selecting.js';
import type { UndoHistory } from '../changes/use-undo-toasts.js';
import type { EntryFeature } from '../entries/feature.js';
import type { BulkEditValues } from '../log-table/bulk/BulkEditDialog.js';
import type { CalendarEntry } from '../logs/types.js';
import { chosenState } from './chosen-state.js';
import { LateSelectionActions } from './LateSelectionActions.js';

/** What was done with the selected entries. */
export interface EntriesDone {
  /** The number of changed entries, if some of them no longer existed. By default, all of them. */
  count?: number;
  /** The id of the change for `undo`. Null or omitted if the change can't be undone. */
  changeId?: string | null;
}

/**
 * Options of {@link selectionActions}. An omitted callback leaves out its commands. If its promise rejects, the entries
 * were not changed, and a toast displays the reason: see {@link ChangeError}.
 */
export interface SelectionActionsOptions {
  /** The entries to select at first, such as those from a link. @default [] */
  defaultSelected?: readonly CalendarEntry[] | undefined;
  /**
   * Called with the new dates of the entries. Works like `onMove` of `Calendar`: if the promise resolves to false, the
   * entries were not moved. Displays its own toasts, so use {@link useMoveReport}.
   */
  onMove?: (moved: EntriesMove) => Promise<boolean>;
  /** Called with the new values of the entries. */
  onUpdate?: (update: { ids: readonly string[]; data: BulkEditValues }) => Promise<EntriesDone>;
  /** Called when the user duplicates the entries. The copies are selected. */
  onDuplicate?: (duplicated: {
    ids: readonly string[];
  }) => Promise<EntriesDone & { entries: readonly CalendarEntry[] }>;
  /** Called after the user has confirmed the deletion. */
  onDelete?: (deleted: { ids: readonly string[] }) => Promise<EntriesDone>;
  /** Called when the user exports the entries. If the promise resolves to a `Blob`, it is saved as a file. */
  onExportCsv?: (exported: { ids: readonly string[] }) => Promise<unknown>;
  /** The result of `useUndoHistory` from `@content-planner/sdk`. If omitted, toasts have no Undo button. */
  undo?: UndoHistory;
  /** Called when the input in a dialog becomes unsaved, or is saved or discarded. */
  onDirtyChange?: (change: { dirty: boolean }) => void;
}

/**
 * Lets users select entries of a calendar or of a list, and act on the selected ones: a bar with commands, their dialogs,
 * and toasts with the outcome. In a calendar, entries stay selected while it displays another page. The code of the bar
 * and the dialogs loads on demand.
 *
 * @example
 * <Calendar {...useCalendarProps()} features={[selectionActions(useSelectionActions())]} />
 * @example selectionActions({ onDelete: ({ ids }) => remove(ids) })
 */
export const selectionActions = <Entry extends CalendarEntry = CalendarEntry>(
  options: SelectionActionsOptions,
): EntryFeature<Entry> => ({
  ...selecting<Entry>({
    onSelectionChange: () => {},
    selectionBar: createElement(LateSelectionActions, options),
  }),
  select: (ids, host) => {
    const known = new Map([...host.read(chosenState), ...host.entries()].map((entry) => [entry.id, entry]));
    host.write(
      chosenState,
      ids.flatMap((id) => known.get(id) ?? []),
    );
    host.write(selectedState, ids);
  },
});
