import { Button } from '@content-planner/ui-kit';
import { Plus } from 'lucide-react';

export function Example({ add }: { add: () => void }) {
  return (
    <Button variant="primary" icon={<Plus size={16} />} onClick={add}>
      Add Blog Log
    </Button>
  );
}
