import { Calendar, type CalendarEntry, receiving } from '@content-planner/ui-kit';
import { useMemo } from 'react';

interface PlanProps {
  entries: CalendarEntry[];
  ideas: { id: string; title: string }[];
  plan: (planned: { ideaId: string; date: string }) => void;
}

export function Plan({ entries, ideas, plan }: PlanProps) {
  const features = useMemo(
    () => [
      receiving({
        items: '[data-idea]',
        entryOf: (item) => ({ kind: 'blog', title: item.textContent }),
        onReceive: ({ item, entry }) => plan({ ideaId: item.dataset.idea ?? '', date: entry.startDate }),
      }),
    ],
    [plan],
  );
  return (
    <>
      <ul aria-label="Ideas">
        {ideas.map(({ id, title }) => (
          <li key={id}>
            <button type="button" data-idea={id} aria-keyshortcuts="m">
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Calendar entries={entries} features={features} />
    </>
  );
}
