import { Button, EmptyState } from '@content-planner/ui-kit';
import { Tag } from 'lucide-react';

export function Example({ create }: { create: () => void }) {
  return (
    <EmptyState
      icon={<Tag size={16} />}
      title="No brands yet"
      description="Brands set the colors of calendar entries."
      action={<Button onClick={create}>Create Your First Brand</Button>}
    />
  );
}
