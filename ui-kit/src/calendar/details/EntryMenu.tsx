import { Ellipsis } from 'lucide-react';
import type { EntryAction } from '../../entries/feature.js';
import { IconButton, type IconButtonProps } from '../../primitives/IconButton.js';
import { Menu } from '../../primitives/Menu.js';

interface EntryMenuProps extends Omit<IconButtonProps, 'icon'> {
  actions: readonly EntryAction[];
  onRun: (action: EntryAction) => void;
}

/** A menu with commands for an entry. All other props are passed to its button. */
export function EntryMenu({ actions, onRun, ...button }: EntryMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton {...button} tooltip={false} icon={<Ellipsis size={16} strokeWidth={1.75} />} />}
      items={actions.map((action) => ({
        id: action.id,
        label: action.label,
        icon: action.icon,
        ...(action.danger !== undefined && { danger: action.danger }),
        onSelect: () => onRun(action),
      }))}
    />
  );
}
