import { useBrands, useCalendar } from '@content-planner/sdk';
import { CalendarPrint, type CalendarState, KitProvider, monthRange } from '@content-planner/ui-kit';
import { useEffect } from 'react';

/** Props of {@link PrintedMonth}. */
interface PrintedMonthProps {
  title: string;
  state: CalendarState;
  weekStartsOn: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Called after the print dialog has closed. */
  onDone: () => void;
}

/** Replaces the calendar while its month is printed, because a frame can't open a window for printing. */
export function PrintedMonth({ title, state, weekStartsOn, onDone }: PrintedMonthProps) {
  const calendar = useCalendar(monthRange(state.date, weekStartsOn));
  const brands = useBrands();
  const hasFailed = calendar.error !== null || brands.error !== null;
  useEffect(() => {
    // Return to the calendar, which displays the error and a button to try again.
    if (hasFailed) onDone();
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, [hasFailed, onDone]);
  return (
    <KitProvider brands={brands.brands}>
      <CalendarPrint
        status={calendar.loading || brands.loading || hasFailed ? 'loading' : 'ready'}
        entries={calendar.entries}
        date={state.date}
        kinds={state.kinds}
        weekStartsOn={weekStartsOn}
        heading={title}
      />
    </KitProvider>
  );
}
