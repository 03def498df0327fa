import { Calendar, type CalendarEntry, tracking, type UserAction } from '@content-planner/ui-kit';
import { useMemo } from 'react';

interface PlanProps {
  entries: CalendarEntry[];
  report: (event: string, about: { input: UserAction['input']; ids: string[] }) => void;
}

export function Plan({ entries, report }: PlanProps) {
  const features = useMemo(
    () => [tracking(({ name, input, entries }) => report(name, { input, ids: entries.map(({ id }) => id) }))],
    [report],
  );
  return <Calendar entries={entries} features={features} />;
}
