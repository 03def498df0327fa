import { type LogKind, useDeleteEntries, useDuplicateEntries, useUpdateEntries } from '@content-planner/sdk';
import {
  BulkDeleteDialog,
  BulkEditDialog,
  type BulkEditValues,
  BulkFieldDialog,
  type CalendarEntry,
  type EntriesMove,
  type FieldConfiguration,
  MoveDialog,
  SelectionBar,
  type SelectionField,
  selectionFields,
  useKindOf,
  useMessages,
  type Weekday,
} from '@content-planner/ui-kit';
import { entryMessages } from './entry-messages.js';
import { selectionActionMessages } from './selection-messages.js';
import { useCsvFile } from './use-csv-file.js';
import { formProps, questionProps, useDialog } from './use-dialog.js';
import { useReport } from './use-report.js';
import { useUndoable } from './use-undoable.js';

/** What is different in the list of a kind: its texts name the kind, and its CSV file has the list's columns. */
interface SelectionInList {
  kind: LogKind;
  /** Whether an export is in progress. */
  exporting: boolean;
  onExportCsv: (ids: readonly string[]) => void;
}

interface SelectionActionsProps {
  /** The selected entries, of any kind. */
  entries: readonly CalendarEntry[];
  /** The custom fields of all kinds. */
  fieldConfigurations: readonly FieldConfiguration[];
  weekStartsOn?: Weekday | undefined;
  list?: SelectionInList | undefined;
  /** Moves entries, and resolves to whether they were moved. */
  onMove: (moved: EntriesMove) => Promise<boolean>;
  onSelect: (entries: readonly CalendarEntry[]) => void;
  /** Called after the selected entries have been changed. They stay selected for the next action. */
  onChanged?: () => void;
}

/** The bar for the selected entries of the calendar or of a list, with its dialogs. Each action is one change, which can be undone. */
export default function SelectionActions({
  entries,
  fieldConfigurations,
  weekStartsOn = 0,
  list,
  onMove,
  onSelect,
  onChanged,
}: SelectionActionsProps) {
  const [updateEntries] = useUpdateEntries();
  const [deleteEntries] = useDeleteEntries();
  const [duplicateEntries] = useDuplicateEntries();
  const setting = useDialog<SelectionField>();
  const undoable = useUndoable();
  const report = useReport();
  const csv = useCsvFile();
  const moving = useDialog<'days' | 'date'>();
  const editing = useDialog();
  const deleting = useDialog();
  const fields = selectionFields(entries, fieldConfigurations);
  const ids = entries.map(({ id }) => id);
  const count = ids.length;
  const text = useMessages(selectionActionMessages);
  const { exportCsv } = useMessages(entryMessages);
  const kindOf = useKindOf();
  const ofKind = list && kindOf(list.kind).texts;
  const updateFailed = { orServerMessage: text.updateFailed };
  const clear = () => onSelect([]);

  const move = async (moved: EntriesMove) => {
    // Don't show a toast on success, because the move shows its own.
    const saved = onMove(moved);
    await moving.submit(saved, null, updateFailed);
    if (await saved) onChanged?.();
  };
  const save = async ({ values }: { values: BulkEditValues }) => {
    const updated = updateEntries({ ids, data: values });
    const title = ofKind?.bulkUpdated ?? text.updated({ count });
    if (!(await editing.submit(updated, undoable(title), ofKind?.bulkUpdateFailed ?? updateFailed))) return;
    if (list) clear();
    else onChanged?.();
  };
  const saveField = async ({ configuration, entries: changed }: SelectionField, value: string | null) => {
    const updated = updateEntries({
      ids: changed.map(({ id }) => id),
      data: { dynamicFields: { [configuration.fieldName]: value } },
    });
    const title = text.fieldUpdated({ field: configuration.fieldLabel, count: changed.length });
    if (await setting.submit(updated, undoable(title), updateFailed)) onChanged?.();
  };
  const show = async (showOnCalendar: boolean) => {
    const title = showOnCalendar ? text.shown({ count }) : text.hidden({ count });
    const updated = updateEntries({ ids, data: { showOnCalendar } });
    if (await report(updated, undoable(title), updateFailed)) clear();
  };
  const duplicate = async () => {
    const copied = duplicateEntries(ids);
    const failed = { orServerMessage: text.duplicateFailed };
    if (await report(copied, undoable(text.duplicated({ count })), failed)) onSelect((await copied).entries);
  };
  const remove = async () => {
    const title = ofKind?.bulkDeleted ?? text.deleted({ count });
    const failed = ofKind?.bulkDeleteFailed ?? { orServerMessage: text.deleteFailed };
    if (await deleting.submit(deleteEntries(ids), title, failed)) clear();
  };

  return (
    <>
      <SelectionBar
        count={count}
        onMove={() => moving.show('date')}
        onShift={() => moving.show('days')}
        {...(list
          ? {
              onEdit: () => editing.show(null),
              onExportCsv: () => list.onExportCsv(ids),
              exporting: list.exporting,
            }
          : { onBrand: () => editing.show(null) })}
        onDuplicate={() => void duplicate()}
        onDelete={() => deleting.show(null)}
        onClear={clear}
        actions={[
          { id: 'hide', label: text.hide, onSelect: () => void show(false) },
          { id: 'show', label: text.show, onSelect: () => void show(true) },
          ...(list
            ? []
            : [{ id: 'csv', label: exportCsv, onSelect: () => void csv.save('entries', { ids }) }]),
        ]}
        fields={fields}
        onField={({ field }) => setting.show(field)}
      />
      <MoveDialog
        {...formProps(moving)}
        entries={entries}
        defaultWay={moving.subject ?? 'days'}
        onMove={(moved) => void move(moved)}
        weekStartsOn={weekStartsOn}
      />
      <BulkEditDialog
        {...formProps(editing)}
        count={count}
        fields={fields.filter(({ others }) => others === 0).map(({ configuration }) => configuration)}
        {...(!list && { defaultChange: 'brand', allowNoBrand: true })}
        onSubmit={save}
      />
      {setting.subject && (
        <BulkFieldDialog
          {...formProps(setting)}
          field={setting.subject.configuration}
          count={setting.subject.entries.length}
          others={setting.subject.others}
          onSubmit={({ value }) => setting.subject && void saveField(setting.subject, value)}
        />
      )}
      <BulkDeleteDialog {...questionProps(deleting)} count={count} onConfirm={remove} />
    </>
  );
}
