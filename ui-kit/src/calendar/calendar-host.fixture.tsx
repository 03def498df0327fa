import { useMemo, useState } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import { Calendar, type CalendarProps } from './Calendar.js';
import { sampleDetails, sampleFieldConfigurations } from './story-data.js';

/** A minimal application that provides the selected entry's details immediately. */
export function CalendarHost({ details, onSelectEntry, ...props }: CalendarProps) {
  const [selected, setSelected] = useState<CalendarEntry | null>(null);
  const loaded = useMemo(
    () => ({
      entry: selected && sampleDetails(selected),
      loading: false,
      error: false,
      fieldConfigurations: sampleFieldConfigurations,
    }),
    [selected],
  );
  return (
    <div style={{ height: 'var(--story-height)' }}>
      <Calendar
        {...props}
        details={details ?? loaded}
        onSelectEntry={(change) => {
          setSelected(change.entry);
          onSelectEntry?.(change);
        }}
      />
    </div>
  );
}
