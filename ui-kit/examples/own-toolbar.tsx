import { Calendar, type CalendarEntry, useCalendarNavigation } from '@content-planner/ui-kit';

function Pages() {
  const { label, goTo, step } = useCalendarNavigation();
  return (
    <header>
      <button type="button" onClick={() => goTo(step(-1))}>
        Earlier
      </button>
      <strong>{label}</strong>
      <button type="button" onClick={() => goTo(step(1))}>
        Later
      </button>
    </header>
  );
}

export const OwnToolbar = ({ entries }: { entries: CalendarEntry[] }) => (
  <Calendar entries={entries} toolbar={<Pages />} />
);

export const SmallToolbar = ({ entries }: { entries: CalendarEntry[] }) => (
  <Calendar entries={entries} toolbar={['heading', 'navigation']} headingLevel={2} />
);

export const NoToolbar = ({ entries }: { entries: CalendarEntry[] }) => (
  <Calendar entries={entries} toolbar={false} />
);
