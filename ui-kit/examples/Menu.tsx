import { IconButton, Menu } from '@content-planner/ui-kit';
import { Ellipsis } from 'lucide-react';

export function Example({ edit, remove }: { edit: () => void; remove: () => void }) {
  return (
    <Menu
      trigger={<IconButton label="More" icon={<Ellipsis size={16} />} />}
      items={[
        { id: 'edit', label: 'Edit', onSelect: edit },
        { id: 'delete', label: 'Delete', danger: true, onSelect: remove },
      ]}
    />
  );
}
