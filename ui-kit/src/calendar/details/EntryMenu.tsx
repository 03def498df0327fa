import { Ellipsis, Trash2 } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton.js';
import { Menu, type MenuItem } from '../../primitives/Menu.js';

interface EntryMenuProps {
  /** The accessible name of the button. */
  label: string;
  items: readonly MenuItem[];
  /** If set, the last item deletes the entry. */
  onDelete?: (() => void) | undefined;
  deleteLabel: string;
  /** Called before an item's `onSelect`. If omitted, the details stay open. */
  onClose?: (() => void) | undefined;
}

/** The menu in an entry's details, which contains the application's commands. */
export function EntryMenu({ label, items, onDelete, deleteLabel, onClose }: EntryMenuProps) {
  if (items.length === 0 && !onDelete) return null;
  return (
    <Menu
      trigger={<IconButton label={label} tooltip={false} icon={<Ellipsis size={16} strokeWidth={1.75} />} />}
      items={[
        ...items.map((item) => ({
          ...item,
          onSelect: () => {
            onClose?.();
            item.onSelect();
          },
        })),
        ...(onDelete
          ? [
              {
                id: 'delete',
                label: deleteLabel,
                icon: <Trash2 size={16} strokeWidth={1.75} />,
                danger: true,
                onSelect: onDelete,
              },
            ]
          : []),
      ]}
    />
  );
}
