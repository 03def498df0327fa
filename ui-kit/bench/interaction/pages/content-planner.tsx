import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Calendar,
  type CalendarEntry,
  type EntriesMove,
  entryMatcher,
  loadCalendarState,
  ThemeProvider,
} from '../../../dist/index.js';
import { FIRST_DAY } from '../../pages/bench-page.js';
import type { InteractionPage } from './interaction-page.js';

const FILTERS = {};

/** A planner that stores and filters its entries itself. */
function Planner({ initial }: { initial: readonly CalendarEntry[] }) {
  const [entries, setEntries] = useState(initial);
  const [state, setState] = useState(() => loadCalendarState(null, FIRST_DAY));
  const { filter } = state;
  const shown = useMemo(() => (filter ? entries.filter(entryMatcher(filter)) : entries), [entries, filter]);
  const move = ({ moves }: EntriesMove) => {
    const dates = new Map(moves.map((one) => [one.id, one]));
    setEntries((before) =>
      before.map((entry) => {
        const moved = dates.get(entry.id);
        return moved ? { ...entry, startDate: moved.startDate, endDate: moved.endDate } : entry;
      }),
    );
  };
  return (
    <ThemeProvider style={{ height: '100%' }}>
      <Calendar
        entries={shown}
        brands={[]}
        state={state}
        onStateChange={(change) => setState(change.state)}
        filters={FILTERS}
        today={FIRST_DAY}
        onMove={move}
      />
    </ThemeProvider>
  );
}

export const page: InteractionPage = {
  mount: (host, entries) => createRoot(host).render(<Planner initial={entries} />),
  entrySelector: '[data-cp-entry]',
};
