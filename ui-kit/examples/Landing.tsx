import { CalendarPreview, Landing } from '@content-planner/ui-kit';

export function Example({ navigate }: { navigate: (href: string) => void }) {
  return (
    <Landing
      stage={<CalendarPreview cursor="2026-10-14" entries={[]} />}
      onNavigate={({ href, event }) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
