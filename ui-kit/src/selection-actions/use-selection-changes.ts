import { useMemo, useState } from 'react';
import type { EntriesMove } from '../calendar/move/entry-move.js';
import type { SelectionValue } from '../calendar/selection/FieldMenu.js';
import { useUndoToasts } from '../changes/use-undo-toasts.js';
import { useEntries, useEntryHost, useSite } from '../entries/use-entry-host.js';
import { saveFile } from '../internal/save-file.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import type { BulkEditValues } from '../log-table/bulk/BulkEditDialog.js';
import { fieldIdOf } from '../logs/field-id.js';
import { hasPeople, valueText } from '../logs/field-types/field-text.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import type { ToastMessage } from '../primitives/Toast.js';
import { useDialog } from '../reports/use-dialog.js';
import { useReport } from '../reports/use-report.js';
import { BRAND } from '../value-menu/brand-options.js';
import { chosenState } from './chosen-state.js';
import { selectionActionMessages } from './selection-action-messages.js';
import type { EntriesDone, SelectionActionsOptions } from './selection-actions.js';

/** Returns the current versions of the selected entries. Those that aren't displayed stay as they were. */
function useCurrent(chosen: readonly CalendarEntry[]): readonly CalendarEntry[] {
  const { all } = useEntries(chosen.length > 0);
  return useMemo(() => {
    const current = new Map(all.map((entry) => [entry.id, entry]));
    return chosen.map((entry) => current.get(entry.id) ?? entry);
  }, [chosen, all]);
}

/**
 * Returns the selected entries, the states of the dialogs, and functions that change the entries and show a toast with
 * the outcome. Each of them is one change.
 *
 * @param isList Whether all entries are of one kind, which the toasts name.
 */
export function useSelectionChanges(
  { onMove, onUpdate, onDuplicate, onDelete, onExportCsv, undo }: SelectionActionsOptions,
  chosen: readonly CalendarEntry[],
  isList: boolean,
) {
  const host = useEntryHost();
  const report = useReport();
  const { undoable } = useUndoToasts(undo);
  const moving = useDialog<'days' | 'date'>();
  const editing = useDialog();
  const deleting = useDialog();
  const [exporting, setExporting] = useState(false);
  const { locale } = useKit();
  const text = useMessages(selectionActionMessages);
  const valueTexts = useMessages(valueMessages);
  const kindOf = useKindOf();
  const { canEdit } = useSite();
  const entries = useCurrent(chosen);
  const editable = entries.filter(canEdit);
  const ids = editable.map(({ id }) => id);
  const count = ids.length;
  const [first] = entries;
  const ofKind = isList && first ? kindOf(first.kind).texts : null;
  const updateFailed = { orServerMessage: text.updateFailed };
  const clear = () => host.select([]);
  /** Deselects the entries that aren't displayed, because their versions are unknown after a change. */
  const keepDisplayed = () => {
    const displayed = new Set(host.entries().map(({ id }) => id));
    host.select(host.read(chosenState).flatMap(({ id }) => (displayed.has(id) ? [id] : [])));
  };
  /** Says how many of the selected entries the user can't edit. */
  const withLeftOut = (toast: ToastMessage): ToastMessage => {
    const leftOut = entries.length - count;
    return leftOut > 0 ? { ...toast, description: text.leftOut({ count: leftOut }) } : toast;
  };
  /** Returns the toast for a change. Its text depends on the number of changed entries. */
  const done =
    (title: (changed: { count: number }) => string, all = count) =>
    (changed: EntriesDone) =>
      withLeftOut(undoable(title({ count: changed.count ?? all }))(changed));
  const move = async (moved: EntriesMove) => {
    if (!onMove) return;
    host.acted('moved', moved.entries);
    const saved = onMove(moved);
    // Don't show a toast on success, because the move shows its own.
    await moving.submit(saved, null, updateFailed);
    if (await saved) keepDisplayed();
  };
  const save = async (data: BulkEditValues) => {
    if (!onUpdate) return;
    host.acted('changed', editable);
    const updated = ofKind ? () => ofKind.bulkUpdated : text.updated;
    const failed = ofKind?.bulkUpdateFailed ?? updateFailed;
    if (!(await editing.submit(onUpdate({ ids, data }), done(updated), failed))) return;
    if (ofKind) clear();
    else keepDisplayed();
  };
  const saveField = async ({
    field: { configuration, entries: having, valueIn },
    value,
    way,
  }: SelectionValue) => {
    if (!onUpdate) return;
    const { options, fieldType, fieldLabel: field } = configuration;
    const name = options?.find(({ id }) => id === value)?.name ?? value;
    const option = String(name);
    // Entries that have the option already don't change, so the toast does not count them.
    const changing = having.filter((entry) => {
      const before = valueIn(entry);
      return !way || before === undefined || [before].flat().includes(option) === (way === 'remove');
    });
    host.acted('changed', changing);
    const id = fieldIdOf(configuration);
    const updated = onUpdate({
      ids: changing.map((entry) => entry.id),
      data: way
        ? { [`${way}Options`]: { [id]: [value] } }
        : configuration.id === BRAND
          ? { brandId: typeof value === 'string' ? value : null }
          : { values: { [id]: value } },
    });
    const shown =
      name === null
        ? ''
        : valueText(fieldType, hasPeople(fieldType) ? value : name, { locale, text: valueTexts, options });
    const title = ({ count: changed }: { count: number }) => {
      if (way === 'add') return text.optionAdded({ option, field, count: changed });
      if (way === 'remove') return text.optionRemoved({ option, field, count: changed });
      return text.fieldUpdated({ field, count: changed, value: shown });
    };
    if (await report(updated, done(title, changing.length), updateFailed)) keepDisplayed();
  };
  const show = async (showOnCalendar: boolean) => {
    if (!onUpdate) return;
    host.acted('changed', editable);
    const updated = onUpdate({ ids, data: { showOnCalendar } });
    if (await report(updated, done(showOnCalendar ? text.shown : text.hidden), updateFailed)) clear();
  };
  const duplicate = async () => {
    if (!onDuplicate) return;
    host.acted('duplicated', entries);
    const copied = onDuplicate({ ids: entries.map(({ id }) => id) });
    const duplicated = ({ count: copies = entries.length, ...changed }: EntriesDone) =>
      undoable(text.duplicated({ count: copies }))(changed);
    if (!(await report(copied, duplicated, { orServerMessage: text.duplicateFailed }))) return;
    const { entries: copies } = await copied;
    host.write(chosenState, copies);
    host.select(copies.map(({ id }) => id));
  };
  const remove = async () => {
    if (!onDelete) return;
    const failed = ofKind?.bulkDeleteFailed ?? { orServerMessage: text.deleteFailed };
    const title = ({ count: deleted = count }: EntriesDone) =>
      withLeftOut({ title: ofKind?.bulkDeleted ?? text.deleted({ count: deleted }) });
    host.acted('deleted', editable);
    if (await deleting.submit(onDelete({ ids }), title, failed)) clear();
  };
  const exportCsv = async () => {
    if (!onExportCsv) return;
    setExporting(true);
    const exported = onExportCsv({ ids: entries.map(({ id }) => id) });
    const isDone = await report(exported, null, { orServerMessage: text.exportFailed });
    setExporting(false);
    const file = isDone && (await exported);
    if (file instanceof Blob) saveFile('entries.csv', file);
  };

  const dialogs = { moving, editing, deleting };
  const changes = { move, save, saveField, show, duplicate, remove, exportCsv };
  return { entries, editable, clear, exporting, ...dialogs, ...changes };
}
