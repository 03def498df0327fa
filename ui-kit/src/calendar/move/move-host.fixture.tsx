import { useState } from 'react';
import type { CalendarEntry } from '../../logs/types.js';
import { ShortcutProvider } from '../../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { Calendar, type CalendarProps } from '../Calendar.js';
import type { EntriesMove } from './entry-move.js';

const entry = (id: string, title: string, startDate: string, endDate = startDate): CalendarEntry => ({
  id,
  kind: startDate === endDate ? 'blog' : 'event',
  title,
  startDate,
  endDate,
  brandId: null,
  color: null,
  version: 3,
});

/** The entries in the tests: a six-day event and a blog post. */
export const MOVABLE = [
  entry('guide', 'Gift guide week', '2026-11-10', '2026-11-15'),
  entry('post', 'Reserve list', '2026-11-09'),
];

/** A calendar in November 2026 whose entries can be moved. The application updates the entries immediately. */
export function MoveHost({ onMove, entries: initial = MOVABLE, ...props }: Partial<CalendarProps>) {
  const [entries, setEntries] = useState(initial);
  const move = (moved: EntriesMove) => {
    const result = onMove?.(moved);
    if (result !== undefined) return result;
    setEntries((before) => before.map((one) => ({ ...one, ...moved.moves.find(({ id }) => id === one.id) })));
  };
  return (
    <ThemeProvider>
      <ShortcutProvider>
        <Calendar
          style={{ height: 800 }}
          compact={false}
          brands={[]}
          defaultState={{ date: '2026-11-11' }}
          today="2026-11-11"
          {...props}
          entries={entries}
          {...(onMove && { onMove: move })}
        />
      </ShortcutProvider>
    </ThemeProvider>
  );
}
