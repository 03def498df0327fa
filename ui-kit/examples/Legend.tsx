import { type CalendarEntry, Legend } from '@content-planner/ui-kit';

export function Example({ entries }: { entries: CalendarEntry[] }) {
  return <Legend entries={entries} colorBy="kind" />;
}
