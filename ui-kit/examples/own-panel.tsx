import { Calendar, type CalendarEntry } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Plan({ entries }: { entries: CalendarEntry[] }) {
  const [shown, setShown] = useState<CalendarEntry | null>(null);
  return (
    <>
      <Calendar
        entries={entries}
        details={false}
        openEntryId={shown?.id ?? null}
        onSelectEntry={({ entry }) => setShown(entry)}
      />
      {shown && (
        <aside aria-label={shown.title}>
          <h2>{shown.title}</h2>
          <button type="button" onClick={() => setShown(null)}>
            Close
          </button>
        </aside>
      )}
    </>
  );
}
