import { Ellipsis, Pencil, Sheet, Trash2 } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useMemo, useRef } from 'react';
import { mergeRefs } from '../../internal/merge-refs.js';
import { useNarrow } from '../../internal/use-narrow.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useTranslate } from '../../kit/use-messages.js';
import { entryNames } from '../../logs/kinds/entry-names.js';
import type { KindOf } from '../../logs/kinds/kinds-in.js';
import type { Translate } from '../../messages/translate.js';
import { ActionBar, BarAction, BarActionText } from '../../primitives/ActionBar.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Menu, type MenuGroup, type MenuItem } from '../../primitives/Menu.js';
import type { SelectionField } from './selection-fields.js';
import { selectionBarMessages } from './selection-messages.js';

/** Props of {@link SelectionBar}. All other props are passed to the root `<div>`. */
export interface SelectionBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The number of selected entries. The bar is visible if there are any. */
  count: number;
  /**
   * Called when the user edits the entries. Open a `BulkEditDialog`. If set, the main commands have icons, and all of
   * them fit into a narrow list.
   */
  onEdit?: () => void;
  /** Called when the user clicks Move. Open a `MoveDialog`. If omitted, the bar has no Move button. */
  onMove?: () => void;
  /** Called when the user clicks Shift. Open a `MoveDialog`, which can also move entries by days. */
  onShift?: () => void;
  /** Called when the user clicks Brand. Open a `BulkEditDialog`. */
  onBrand?: () => void;
  onDuplicate?: () => void;
  /** Called when the user clicks 'Export CSV'. */
  onExportCsv?: () => void;
  /** Whether an export is in progress. @default false */
  exporting?: boolean;
  /** Called when the user clicks Delete. Confirm the deletion with a `BulkDeleteDialog`. */
  onDelete?: () => void;
  /** Additional commands, displayed in a menu. @default [] */
  actions?: readonly MenuItem[];
  /**
   * The dropdown fields that users can set from the menu. Get them from `selectionFields`. The menu groups the
   * fields that only some of the selected entries have. @default []
   */
  fields?: readonly SelectionField[];
  /** Called when the user chooses a field. Open a `BulkFieldDialog`. */
  onField?: (choice: { field: SelectionField }) => void;
  /** Called when the user clears the selection. */
  onClear: () => void;
}

/** The width of the bar, in px, below which only the main commands are not in the menu. */
const NARROW = { text: 640, icons: 960 };

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** Returns the commands that set fields. Fields that only some of the selected entries have are grouped by their kinds. */
function fieldItems(
  fields: readonly SelectionField[],
  onField: (choice: { field: SelectionField }) => void,
  { kindOf, translate }: { kindOf: KindOf; translate: Translate },
): (MenuItem | MenuGroup)[] {
  const text = translate(selectionBarMessages);
  const items: (MenuItem | (MenuGroup & { id: string; items: MenuItem[] }))[] = [];
  for (const field of fields) {
    const { configuration, entries, others } = field;
    const { id, kinds, fieldLabel: label } = configuration;
    const item = { id, label: text.field({ label }), onSelect: () => onField({ field }) };
    const group = items.find((one) => 'items' in one && one.id === kinds.join());
    if (others === 0) items.push(item);
    else if (group && 'items' in group) group.items.push(item);
    else {
      const names = entryNames(kinds, kindOf, translate);
      items.push({
        id: kinds.join(),
        label: text.fieldsOf({ count: entries.length, ...names }),
        items: [item],
      });
    }
  }
  return items;
}

/**
 * A bar with actions for the selected entries. Pass the bar to `Calendar` or `LogTable` as `selectionBar`, or put it
 * anywhere in your own list's flex column. The bar floats over the bottom, announces the number of selected entries to
 * screen readers, and returns focus when it disappears.
 *
 * @example
 * <SelectionBar count={ids.length} onMove={() => setOpen(true)} onDelete={ask} onClear={() => setIds([])} />
 */
export const SelectionBar = forwardRef<HTMLDivElement, SelectionBarProps>(function SelectionBar(
  {
    count,
    onEdit,
    onMove,
    onShift,
    onBrand,
    onDuplicate,
    onExportCsv,
    exporting = false,
    onDelete,
    actions = [],
    fields = [],
    onField,
    onClear,
    ...rest
  },
  ref,
) {
  const translate = useTranslate();
  const kindOf = useKindOf();
  const text = translate(selectionBarMessages);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const isNarrow = useNarrow(rootRef, onEdit ? NARROW.icons : NARROW.text);
  const commands: MenuItem[] = [
    { id: 'edit', label: text.edit, onSelect: onEdit, icon: <Pencil {...ICON} /> },
    { id: 'move', label: text.move, onSelect: onMove },
    { id: 'shift', label: text.shift, onSelect: onShift },
    { id: 'brand', label: text.brand, onSelect: onBrand },
    { id: 'duplicate', label: text.duplicate, onSelect: onDuplicate },
    { id: 'csv', label: text.exportCsv, onSelect: onExportCsv, icon: <Sheet {...ICON} /> },
    {
      id: 'delete',
      label: text.delete,
      onSelect: onDelete,
      danger: true,
      ...(onEdit && { icon: <Trash2 {...ICON} /> }),
    },
  ].flatMap(({ onSelect, ...command }) => (onSelect ? [{ ...command, onSelect }] : []));
  const inBar = isNarrow
    ? commands.filter(({ icon }, index) => (onEdit ? icon !== undefined : index === 0))
    : commands;
  const inMenu = [
    ...commands.filter((command) => !inBar.includes(command)),
    ...actions,
    ...(onField ? fieldItems(fields, onField, { kindOf, translate }) : []),
  ];
  return (
    <ActionBar
      {...rest}
      ref={mergedRef}
      open={count > 0}
      name={text.name}
      status={text.selected({ count })}
      clearLabel={text.clear}
      onClear={onClear}
    >
      {inBar.map(({ id, label, icon, danger = false, onSelect }) => (
        <BarAction
          key={id}
          variant={danger ? 'danger' : 'ghost'}
          icon={icon}
          busy={id === 'csv' && exporting}
          onClick={onSelect}
        >
          {icon ? <BarActionText>{label}</BarActionText> : label}
        </BarAction>
      ))}
      {inMenu.length > 0 && (
        <Menu
          trigger={
            <IconButton label={text.more} tooltip={false} icon={<Ellipsis size={16} strokeWidth={1.75} />} />
          }
          items={inMenu}
        />
      )}
    </ActionBar>
  );
});
