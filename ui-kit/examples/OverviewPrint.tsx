import { type CalendarCounts, OverviewPrint } from '@content-planner/ui-kit';

export function Example({ counts }: { counts: CalendarCounts }) {
  return <OverviewPrint status="ready" label="2026" counts={counts} />;
}
