import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar, type CalendarProps } from './Calendar.js';

/** Renders an empty desktop calendar on October 14, 2026, inside its providers. Tests pass the other props. */
export const bareCalendar = (props: Partial<CalendarProps> = {}) => (
  <ThemeProvider>
    <Calendar
      style={{ height: 700 }}
      compact={false}
      entries={[]}
      brands={[]}
      today="2026-10-14"
      {...props}
    />
  </ThemeProvider>
);
