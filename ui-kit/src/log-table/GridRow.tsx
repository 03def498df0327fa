import { type ComponentProps, memo } from 'react';
import { entryData } from '../calendar/entry/entry-data.js';
import type { EntryExtras } from '../entries/use-entry-host.js';
import type { Entry } from '../logs/entry.js';
import { customValue } from '../logs/field-types/field-text.js';
import type { ListColumn, SettableColumn } from '../logs/kinds/columns.js';
import { ValueButton } from '../value-menu/ValueButton.js';
import { isChangeable } from '../value-menu/value-fields.js';
import { type CellTextInput, cellHref, cellText } from './cell-text.js';
import { columnLook } from './column-look.js';
import { LogCell } from './LogCell.js';
import { OpenTitle } from './OpenTitle.js';
import { RowActions } from './RowActions.js';
import { RowSelect } from './RowSelect.js';

interface GridRowProps extends Pick<ComponentProps<typeof RowActions>, 'actionsOf'> {
  entry: Entry;
  /** The index among the rows that match the search, starting at 0. */
  index: number;
  columns: readonly SettableColumn[];
  /** The column whose cell is the row header. */
  namedBy: ListColumn['id'] | undefined;
  texts: CellTextInput;
  selectable: boolean;
  isSelected: boolean;
  /** Whether the row's controls are the tab stops of the list. */
  isTabStop: boolean;
  /** Whether the details of the entry are open. */
  isOpen: boolean;
  extras: EntryExtras;
  /** Whether users can change values in their cells. */
  canChange: boolean;
}

/** A table row. The list handles the events of all rows, except those of the commands. */
export const GridRow = memo(function GridRow({
  entry,
  index,
  columns,
  namedBy,
  texts,
  selectable,
  isSelected,
  isTabStop,
  isOpen,
  extras,
  actionsOf,
  canChange,
}: GridRowProps) {
  const part = { entry, isTabStop };
  return (
    // The column headers are row 1.
    <tr
      aria-rowindex={index + 2}
      data-cp-row={index}
      {...entryData(entry)}
      data-selected={isSelected ? '' : undefined}
      aria-current={isOpen || undefined}
    >
      {selectable && (
        <td data-column="select">
          <RowSelect {...part} isSelected={isSelected} />
        </td>
      )}
      {columns.map((column) => {
        const isName = column.id === namedBy;
        const Cell = isName ? 'th' : 'td';
        const value = cellText(entry, column, texts);
        const content = (
          <LogCell
            column={column}
            value={value}
            dynamicFields={entry.dynamicFields}
            href={cellHref(entry, column)}
            brandColor={texts.brands.get(entry.brandId ?? '')?.color}
          />
        );
        const field = canChange && column.type === 'custom' && isChangeable(column.configuration);
        const cell = field ? (
          <ValueButton
            field={column.configuration}
            value={value}
            checked={customValue(entry, column.configuration.fieldName) === true}
            tabIndex={isTabStop ? 0 : -1}
            control={column.id}
          >
            {content}
          </ValueButton>
        ) : (
          content
        );
        return (
          <Cell key={column.id} data-column={columnLook(column)} {...(isName && { scope: 'row' })}>
            {isName ? (
              <OpenTitle {...part} extras={extras}>
                {cell}
              </OpenTitle>
            ) : (
              cell
            )}
          </Cell>
        );
      })}
      <td data-column="actions">
        <RowActions {...part} actionsOf={actionsOf} />
      </td>
    </tr>
  );
});
