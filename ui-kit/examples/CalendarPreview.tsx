import { type CalendarEntry, CalendarPreview } from '@content-planner/ui-kit';

export function Example({ entries }: { entries: CalendarEntry[] }) {
  return <CalendarPreview entries={entries} cursor="2026-10-14" />;
}
