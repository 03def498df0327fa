import { Calendar, type CalendarEntry, SelectionBar } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({
  entries,
  onDelete,
}: {
  entries: CalendarEntry[];
  onDelete: (ids: string[]) => void;
}) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const bar = ids.length > 0 && (
    <SelectionBar count={ids.length} onDelete={() => onDelete([...ids])} onClear={() => setIds([])} />
  );
  return (
    <Calendar
      entries={entries}
      brands={[]}
      selectedIds={ids}
      onSelectionChange={({ ids }) => setIds(ids)}
      selectionBar={bar}
    />
  );
}
