import { Ellipsis, Pencil, Sheet, Trash2 } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useMemo, useRef, useState } from 'react';
import { cssString } from '../../internal/css-string.js';
import { mergeRefs } from '../../internal/merge-refs.js';
import { useNarrow } from '../../internal/use-narrow.js';
import { useMessages } from '../../kit/use-messages.js';
import { ActionBar, BarAction, BarActionText } from '../../primitives/ActionBar.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Menu, type MenuItem } from '../../primitives/Menu.js';
import { useShortcuts } from '../../shortcuts/use-shortcuts.js';
import { BRAND } from '../../value-menu/brand-options.js';
import { mainFields } from '../../value-menu/value-fields.js';
import { FieldMenu, type SelectionValue } from './FieldMenu.js';
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
   * The fields that users can set. Get them from `brandField` and `selectionFields`. The brand, the first status and the
   * first person have buttons, the latter two also the keys S and A. @default []
   */
  fields?: readonly SelectionField[];
  /** Called when the user chooses a value. Update the entries of the field. */
  onField?: (choice: SelectionValue) => void;
  /** Called when the user clears the selection. */
  onClear: () => void;
}

/** The width of the bar, in px, below which only the main commands are not in the menu. */
const NARROW = { text: 640, icons: 960 };

/** How many more px a bar with buttons for a status and a person needs. */
const WITH_FIELDS = 220;

const ICON = { size: 16, strokeWidth: 1.75 } as const;

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
  const text = useMessages(selectionBarMessages);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const isNarrow = useNarrow(rootRef, onEdit ? NARROW.icons : NARROW.text);
  const isMedium = useNarrow(rootRef, (onEdit ? NARROW.icons : NARROW.text) + WITH_FIELDS);
  const moreRef = useRef<HTMLButtonElement>(null);
  const anchorRef = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<{ field: SelectionField; open: boolean } | null>(null);
  const open = (field: SelectionField) => {
    anchorRef.current =
      rootRef.current?.querySelector<HTMLElement>(`[data-cp-field=${cssString(field.configuration.id)}]`) ??
      moreRef.current;
    setOpened({ field, open: true });
  };
  const offered = onField ? fields : [];
  const isOpened = ({ configuration: { id } }: SelectionField) => id === opened?.field.configuration.id;
  const { keys } = mainFields(offered.map(({ configuration }) => configuration));
  const main = keys.flatMap(({ key, field: { id } }) => {
    const field = offered.find(({ configuration }) => configuration.id === id);
    return field ? [{ key, field }] : [];
  });
  const brand = offered.find(({ configuration }) => configuration.id === BRAND);
  const buttons = [...(brand ? [brand] : []), ...main.map(({ field }) => field)];
  useShortcuts(
    main.map(({ key, field }) => ({
      keys: key,
      group: 'entry',
      label: text.shortcut({ field: field.configuration.fieldLabel }),
      run: () => open(field),
    })),
  );
  const setter = (field: SelectionField) => ({
    id: field.configuration.id,
    label: text.field({ label: field.configuration.fieldLabel }),
    field,
    onSelect: () => open(field),
  });
  const commands: (MenuItem & { field?: SelectionField; isMinor?: boolean })[] = [
    { id: 'edit', label: text.edit, onSelect: onEdit, icon: <Pencil {...ICON} /> },
    { id: 'move', label: text.move, onSelect: onMove },
    { id: 'shift', label: text.shift, onSelect: onShift, isMinor: true },
    ...buttons.map(setter),
    { id: 'duplicate', label: text.duplicate, onSelect: onDuplicate, isMinor: true },
    { id: 'csv', label: text.exportCsv, onSelect: onExportCsv, icon: <Sheet {...ICON} /> },
    {
      id: 'delete',
      label: text.delete,
      onSelect: onDelete,
      danger: true,
      ...(onEdit && { icon: <Trash2 {...ICON} /> }),
    },
  ].flatMap(({ onSelect, ...command }) => (onSelect ? [{ ...command, onSelect }] : []));
  /** Whether a command has a button: in a narrow bar, those with icons, or else the status or the first command. */
  const hasButton = ({ icon, isMinor = false, id }: (typeof commands)[number]) => {
    if (!isNarrow) return !(isMedium && isMinor && main.length > 0);
    return onEdit ? icon !== undefined : id === (main[0]?.field.configuration.id ?? commands[0]?.id);
  };
  const inBar = commands.filter(hasButton);
  const inMenu = [
    ...commands.filter((command) => !inBar.includes(command)),
    ...actions,
    ...offered.filter((field) => !buttons.includes(field)).map(setter),
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
      {inBar.map(({ id, label, icon, field, danger = false, onSelect }) => (
        <BarAction
          key={id}
          variant={danger ? 'danger' : 'ghost'}
          icon={icon}
          busy={id === 'csv' && exporting}
          {...(field && { 'aria-haspopup': 'listbox', 'data-cp-field': id })}
          onClick={onSelect}
        >
          {icon ? <BarActionText>{label}</BarActionText> : label}
        </BarAction>
      ))}
      {inMenu.length > 0 && (
        <Menu
          trigger={
            <IconButton
              ref={moreRef}
              label={text.more}
              tooltip={false}
              icon={<Ellipsis size={16} strokeWidth={1.75} />}
            />
          }
          items={inMenu}
        />
      )}
      <FieldMenu
        // The values of the entries can change while the menu is open.
        field={offered.find(isOpened) ?? opened?.field ?? null}
        open={opened?.open === true && count > 0}
        onOpenChange={(change) => setOpened((before) => before && { ...before, open: change.open })}
        anchorRef={anchorRef}
        onChoose={(choice) => onField?.(choice)}
      />
    </ActionBar>
  );
});
