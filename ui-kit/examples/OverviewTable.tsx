import { type CalendarEntry, countEntries, OverviewTable, useKit } from '@content-planner/ui-kit';

export function Example({ entries }: { entries: CalendarEntry[] }) {
  const { brands } = useKit();
  return (
    <OverviewTable
      label="2026"
      counts={countEntries({ entries, brands, from: '2026-01-01', months: 12 })}
      onOpenCell={({ month }) => location.assign(`/agenda?date=${month}`)}
    />
  );
}
