import type { MoveLabel } from '@content-planner/model';
import { type UndoHistory, useUndoHistory } from '../changes/use-undo-history.js';
import {
  type EntriesChanged,
  type EntriesUpdate,
  useDeleteEntries,
  useUpdateEntries,
} from '../logs/use-bulk.js';
import type { EntriesCreated } from '../logs/use-create-entries.js';
import { useCsvExport } from '../logs/use-csv-export.js';
import { useDuplicateEntries } from '../logs/use-duplicate-entries.js';

/** What users can do with selected entries, of any kind. */
export interface SelectionActions {
  onUpdate: (update: { ids: readonly string[]; data: EntriesUpdate }) => Promise<EntriesChanged>;
  onDuplicate: (duplicated: { ids: readonly string[] }) => Promise<EntriesCreated>;
  onDelete: (deleted: { ids: readonly string[] }) => Promise<EntriesChanged>;
  onExportCsv: (exported: { ids: readonly string[] }) => Promise<Blob>;
  /** To push the changes, so that users can undo them. */
  undo: UndoHistory<MoveLabel | null>;
}

/**
 * Returns the options of the feature `selectionActions` in `@content-planner/ui-kit`. Each action is one change for all
 * entries, which users can undo, and rejects with a PlannerError. Add `onMove` to let users move the entries.
 *
 * @example
 * <Calendar {...useCalendarProps()} features={[selectionActions(useSelectionActions())]} />
 */
export function useSelectionActions(): SelectionActions {
  const [updateEntries] = useUpdateEntries();
  const [deleteEntries] = useDeleteEntries();
  const [duplicateEntries] = useDuplicateEntries();
  const [exportCsv] = useCsvExport();
  return {
    onUpdate: updateEntries,
    onDuplicate: ({ ids }) => duplicateEntries(ids),
    onDelete: ({ ids }) => deleteEntries(ids),
    onExportCsv: exportCsv,
    undo: useUndoHistory(),
  };
}
