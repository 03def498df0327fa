import { useDeleteEntries, useDuplicateEntries, useUpdateEntries } from '@content-planner/sdk';
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
  type Weekday,
} from '@content-planner/ui-kit';
import { entriesText } from '../../app/undo-texts.js';
import { useCsvFile } from '../../app/use-csv-file.js';
import { formProps, questionProps, useDialog } from '../../app/use-dialog.js';
import { useReport } from '../../app/use-report.js';
import { useUndoable } from '../../app/use-undoable.js';

interface SelectionActionsProps {
  /** The selected entries, of any kind. */
  entries: readonly CalendarEntry[];
  /** The custom fields of all kinds. */
  fieldConfigurations: readonly FieldConfiguration[];
  weekStartsOn: Weekday;
  /** Moves entries, and resolves to whether they were moved. */
  onMove: (moved: EntriesMove) => Promise<boolean>;
  onSelect: (entries: readonly CalendarEntry[]) => void;
  /** Called after the selected entries have been changed. The entries stay selected for the next action. */
  onChanged: () => void;
}

const UPDATE_FAILED = { orServerMessage: 'The entries could not be updated.' };

/** The bar for the calendar's selected entries, with its dialogs. Each action is one change, which can be undone. */
export default function SelectionActions({
  entries,
  fieldConfigurations,
  weekStartsOn,
  onMove,
  onSelect,
  onChanged,
}: SelectionActionsProps) {
  const [updateEntries] = useUpdateEntries();
  const [deleteEntries] = useDeleteEntries();
  const [duplicateEntries] = useDuplicateEntries();
  const setting = useDialog<SelectionField>();
  const [updateField] = useUpdateEntries(setting.subject?.configuration.kind);
  const undoable = useUndoable();
  const report = useReport();
  const csv = useCsvFile();
  const moving = useDialog<'days' | 'date'>();
  const editing = useDialog();
  const deleting = useDialog();
  const ids = entries.map(({ id }) => id);
  const count = ids.length;
  const named = entriesText(count);
  const clear = () => onSelect([]);

  const move = async (moved: EntriesMove) => {
    // Don't show a toast on success, because the move shows its own.
    const saved = onMove(moved);
    await moving.submit(saved, null, UPDATE_FAILED);
    if (await saved) onChanged();
  };
  const save = async ({ values }: { values: BulkEditValues }) => {
    const updated = updateEntries({ ids, data: values });
    if (await editing.submit(updated, undoable(`${named} updated`), UPDATE_FAILED)) onChanged();
  };
  const saveField = async ({ configuration, entries: changed }: SelectionField, value: string | null) => {
    const updated = updateField({
      ids: changed.map(({ id }) => id),
      data: { dynamicFields: { [configuration.fieldName]: value } },
    });
    const title = `${configuration.fieldLabel} of ${entriesText(changed.length)} updated`;
    if (await setting.submit(updated, undoable(title), UPDATE_FAILED)) onChanged();
  };
  const show = async (showOnCalendar: boolean) => {
    const title = showOnCalendar ? `${named} shown on the calendar` : `${named} hidden from the calendar`;
    const updated = updateEntries({ ids, data: { showOnCalendar } });
    if (await report(updated, undoable(title), UPDATE_FAILED)) clear();
  };
  const duplicate = async () => {
    const copied = duplicateEntries(ids);
    const failed = { orServerMessage: 'The entries could not be duplicated.' };
    if (await report(copied, undoable(`${named} duplicated`), failed)) onSelect((await copied).entries);
  };
  const remove = async () => {
    const failed = { orServerMessage: 'The entries could not be deleted.' };
    if (await deleting.submit(deleteEntries(ids), `${named} deleted`, failed)) clear();
  };

  return (
    <>
      <SelectionBar
        count={count}
        onMove={() => moving.show('date')}
        onShift={() => moving.show('days')}
        onBrand={() => editing.show(null)}
        onDuplicate={() => void duplicate()}
        onDelete={() => deleting.show(null)}
        onClear={clear}
        actions={[
          { id: 'hide', label: 'Hide from calendar', onSelect: () => void show(false) },
          { id: 'show', label: 'Show on calendar', onSelect: () => void show(true) },
          { id: 'csv', label: 'Export CSV', onSelect: () => void csv.save('entries', { ids }) },
        ]}
        fields={selectionFields(entries, fieldConfigurations)}
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
        defaultChange="brand"
        allowNoBrand
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
