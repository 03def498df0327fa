import { CalendarToolbar, calendarViews } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ turn }: { turn: (months: number) => void }) {
  const [view, setView] = useState('month');
  return (
    <CalendarToolbar
      heading={[{ text: 'March 2026', isYear: false }]}
      views={calendarViews}
      view={view}
      onViewChange={({ view }) => setView(view)}
      onPrevious={() => turn(-1)}
      onToday={() => turn(0)}
      onNext={() => turn(1)}
    />
  );
}
