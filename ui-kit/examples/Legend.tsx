import { type Brand, type CalendarEntry, Legend } from '@content-planner/ui-kit';

export function Example({ entries, brands }: { entries: CalendarEntry[]; brands: Brand[] }) {
  return <Legend entries={entries} brands={brands} colorBy="kind" />;
}
