import { Ellipsis } from 'lucide-react';
import type { EntryAction } from '../../entries/feature.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Menu } from '../../primitives/Menu.js';

interface EntryMenuProps {
  /** The accessible name of the button. */
  label: string;
  actions: readonly EntryAction[];
  onRun: (action: EntryAction) => void;
}

/** The menu in an entry's details. */
export function EntryMenu({ label, actions, onRun }: EntryMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton label={label} tooltip={false} icon={<Ellipsis size={16} strokeWidth={1.75} />} />}
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
