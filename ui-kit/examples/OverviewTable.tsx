import { type Brand, type CalendarEntry, countEntries, OverviewTable } from '@content-planner/ui-kit';

export function Example({ entries, brands }: { entries: CalendarEntry[]; brands: Brand[] }) {
  return (
    <OverviewTable
      label="2026"
      counts={countEntries({ entries, brands, from: '2026-01-01', months: 12 })}
      brands={brands}
      onOpenCell={({ month }) => location.assign(`/agenda?date=${month}`)}
    />
  );
}
