import { type Brand, type CalendarCounts, OverviewPrint } from '@content-planner/ui-kit';

export function Example({ counts, brands }: { counts: CalendarCounts; brands: Brand[] }) {
  return <OverviewPrint status="ready" label="2026" counts={counts} brands={brands} />;
}
