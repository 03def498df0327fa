import { Pencil, Sheet, Trash2 } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../../kit/use-messages.js';
import { ActionBar, BarAction, BarActionText } from '../../primitives/ActionBar.js';
import { bulkBarMessages } from './bulk-messages.js';

/** Props of {@link BulkBar}. All other props are passed to the root `<div>`. */
export interface BulkBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The number of selected entries. The bar is visible if there are any. */
  count: number;
  onEdit: () => void;
  /** Called when the user clicks 'Export CSV'. If omitted, this button is hidden. */
  onExportCsv?: () => void;
  /** Whether an export is in progress. Defaults to false. */
  exporting?: boolean;
  /** Called when the user clicks Delete. Confirm the deletion with a {@link BulkDeleteDialog}. */
  onDelete: () => void;
  /** Called when the user clears the selection. */
  onClear: () => void;
}

/**
 * A bar with actions for the selected entries, floating over the bottom of a list. Pass it to a `LogTable` as its
 * `bulkBar`. If your list is not a `LogTable`, put the bar anywhere in the list's flex column: it takes up no space and
 * is always displayed at the end of the column. It announces the number of selected entries to screen readers, and
 * returns focus when it disappears.
 *
 * @example
 * <BulkBar count={ids.length} onEdit={edit} onDelete={ask} onClear={() => setIds([])} />
 */
export const BulkBar = forwardRef<HTMLDivElement, BulkBarProps>(function BulkBar(
  { count, onEdit, onExportCsv, exporting = false, onDelete, ...rest },
  ref,
) {
  const text = useMessages(bulkBarMessages);
  return (
    <ActionBar
      {...rest}
      ref={ref}
      open={count > 0}
      name={text.name}
      status={text.selected({ count })}
      clearLabel={text.clear}
    >
      <BarAction variant="ghost" icon={<Pencil size={16} strokeWidth={1.75} />} onClick={onEdit}>
        <BarActionText>{text.edit}</BarActionText>
      </BarAction>
      {onExportCsv && (
        <BarAction
          variant="ghost"
          icon={<Sheet size={16} strokeWidth={1.75} />}
          busy={exporting}
          onClick={onExportCsv}
        >
          <BarActionText>{text.exportCsv}</BarActionText>
        </BarAction>
      )}
      <BarAction variant="danger" icon={<Trash2 size={16} strokeWidth={1.75} />} onClick={onDelete}>
        <BarActionText>{text.delete}</BarActionText>
      </BarAction>
    </ActionBar>
  );
});
