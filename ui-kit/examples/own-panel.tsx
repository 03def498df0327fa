import { Calendar, type CalendarEntry, Dialog } from '@content-planner/ui-kit';
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
        <Dialog open onOpenChange={() => setShown(null)} title={shown.title}>
          From {shown.startDate} to {shown.endDate}
        </Dialog>
      )}
    </>
  );
}
