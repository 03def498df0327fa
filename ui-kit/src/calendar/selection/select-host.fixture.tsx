import { useMemo, useState } from 'react';
import type { CalendarEntry } from '../../logs/types.js';
import { ShortcutProvider } from '../../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { Calendar, type CalendarProps } from '../Calendar.js';
import type { DisplayedRange } from '../views/calendar-window.js';
import { SelectionBar } from './SelectionBar.js';

const entry = (id: string, title: string, startDate: string, endDate = startDate): CalendarEntry => ({
  id,
  kind: startDate === endDate ? 'blog' : 'event',
  title,
  startDate,
  endDate,
  brandId: null,
  color: null,
});

/** The test entries: three in one week, and one in the next month. */
export const SELECTABLE = [
  entry('post', 'Reserve list', '2026-11-09'),
  entry('guide', 'Gift guide week', '2026-11-10', '2026-11-12'),
  entry('reel', 'Light check', '2026-11-10'),
  entry('letter', 'Winter letter', '2026-12-15'),
];

/** A calendar that displays November 2026 and the selection bar. Receives only the entries on the displayed days. */
export function SelectHost({ onSelectionChange, entries = SELECTABLE, ...props }: Partial<CalendarProps>) {
  const [range, setRange] = useState<DisplayedRange>({ from: '2026-11-01', to: '2026-11-30' });
  const loaded = useMemo(
    () => entries.filter(({ startDate, endDate }) => startDate <= range.to && endDate >= range.from),
    [entries, range],
  );
  const [ids, setIds] = useState<readonly string[]>([]);
  const change = (next: readonly string[]) => {
    setIds(next);
    onSelectionChange?.({ ids: next });
  };
  return (
    <ThemeProvider>
      <ShortcutProvider>
        <Calendar
          style={{ height: 800 }}
          compact={false}
          onRangeChange={setRange}
          brands={[]}
          defaultState={{ date: '2026-11-11' }}
          today="2026-11-11"
          {...props}
          entries={loaded}
          selectedIds={ids}
          onSelectionChange={(changed) => change(changed.ids)}
          selectionBar={<SelectionBar count={ids.length} onClear={() => change([])} />}
        />
      </ShortcutProvider>
    </ThemeProvider>
  );
}
