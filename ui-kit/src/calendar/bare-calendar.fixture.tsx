import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar, type CalendarProps } from './Calendar.js';

/** An empty calendar of a desktop on October 14, 2026, in its providers; other props as a test needs them. */
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
