import { IconButton } from '@content-planner/ui-kit';
import { Pencil } from 'lucide-react';

export function Example({ edit }: { edit: () => void }) {
  return <IconButton label="Edit" icon={<Pencil size={16} />} onClick={edit} />;
}
