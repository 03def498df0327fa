import { AppearanceMenu, type CalendarEntry, defaultCalendarAppearance } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ entries }: { entries: CalendarEntry[] }) {
  const [appearance, setAppearance] = useState(defaultCalendarAppearance);
  return (
    <AppearanceMenu
      appearance={appearance}
      onAppearanceChange={(change) => setAppearance(change.appearance)}
      entries={entries}
    />
  );
}
