import { BulkBar } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ edit, ask }: { edit: () => void; ask: () => void }) {
  const [ids, setIds] = useState(['1', '2']);
  return <BulkBar count={ids.length} onEdit={edit} onDelete={ask} onClear={() => setIds([])} />;
}
