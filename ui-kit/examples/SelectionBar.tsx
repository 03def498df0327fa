import { Calendar, type CalendarEntry, SelectionBar } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ entries, ask }: { entries: CalendarEntry[]; ask: (ids: string[]) => void }) {
  const [ids, setIds] = useState<string[]>([]);
  return (
    <Calendar
      entries={entries}
      selectedIds={ids}
      onSelectionChange={(change) => setIds([...change.ids])}
      selectionBar={<SelectionBar count={ids.length} onDelete={() => ask(ids)} onClear={() => setIds([])} />}
    />
  );
}
