import { Fragment, useContext } from 'react';
import { MoveDialog } from '../calendar/move/MoveDialog.js';
import { SelectionBar } from '../calendar/selection/SelectionBar.js';
import { brandField, selectionFields } from '../calendar/selection/selection-fields.js';
import { CalendarContext } from '../calendar/use-calendar.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { BulkDeleteDialog } from '../log-table/bulk/BulkDeleteDialog.js';
import { BulkEditDialog } from '../log-table/bulk/BulkEditDialog.js';
import { bulkEditDialogMessages } from '../log-table/bulk/bulk-dialog-messages.js';
import { ListTexts } from '../log-table/bulk/ListTexts.js';
import { isChoice } from '../logs/field-types/field-text.js';
import type { CalendarEntry } from '../logs/types.js';
import { formProps, questionProps } from '../reports/dialog-props.js';
import { selectionActionMessages } from './selection-action-messages.js';
import type { SelectionActionsOptions } from './selection-actions.js';
import { useSelectionChanges } from './use-selection-changes.js';

/** The bar for the selected entries of a calendar or a list, with its dialogs. */
export function SelectionActions({
  chosen,
  ...options
}: SelectionActionsOptions & { chosen: readonly CalendarEntry[] }) {
  const { onMove, onUpdate, onDuplicate, onDelete, onExportCsv, onDirtyChange } = options;
  const calendar = useContext(CalendarContext);
  const { fields: configurations, brands, kinds } = useKit();
  const text = useMessages(selectionActionMessages);
  const { brand } = useMessages(bulkEditDialogMessages);
  const { entries, editable, clear, exporting, moving, editing, deleting, ...change } = useSelectionChanges(
    options,
    chosen,
    calendar === null,
  );
  const count = editable.length;
  const canEdit = count > 0;
  const fields = selectionFields(editable, configurations, kinds);
  const Texts = calendar === null ? ListTexts : Fragment;
  const dirty = { ...(onDirtyChange && { onDirtyChange }) };

  return (
    <>
      <Texts>
        <SelectionBar
          count={entries.length}
          {...(canEdit &&
            onMove && { onMove: () => moving.show('date'), onShift: () => moving.show('days') })}
          {...(canEdit && onUpdate && !calendar && { onEdit: () => editing.show(null) })}
          {...(onDuplicate && { onDuplicate: () => void change.duplicate() })}
          {...(onExportCsv && !calendar && { onExportCsv: () => void change.exportCsv(), exporting })}
          {...(canEdit && onDelete && { onDelete: () => deleting.show(null) })}
          onClear={clear}
          actions={[
            ...(canEdit && onUpdate
              ? [
                  { id: 'hide', label: text.hide, onSelect: () => void change.show(false) },
                  { id: 'show', label: text.show, onSelect: () => void change.show(true) },
                ]
              : []),
            ...(onExportCsv && calendar
              ? [{ id: 'csv', label: text.exportCsv, onSelect: () => void change.exportCsv() }]
              : []),
          ]}
          fields={calendar ? [brandField(editable, brands, brand), ...fields] : fields}
          {...(canEdit && onUpdate && { onField: (choice) => void change.saveField(choice) })}
        />
      </Texts>
      <MoveDialog
        {...formProps(moving)}
        {...dirty}
        entries={editable}
        defaultWay={moving.subject ?? 'days'}
        onMove={(moved) => void change.move(moved)}
        weekStartsOn={calendar?.viewContext.weekStartsOn ?? 0}
      />
      <BulkEditDialog
        {...formProps(editing)}
        {...dirty}
        count={count}
        fields={fields.flatMap(({ others, configuration }) =>
          others === 0 && isChoice(configuration.fieldType) ? [configuration] : [],
        )}
        onSubmit={({ values }) => void change.save(values)}
      />
      <BulkDeleteDialog {...questionProps(deleting)} count={count} onConfirm={() => void change.remove()} />
    </>
  );
}
