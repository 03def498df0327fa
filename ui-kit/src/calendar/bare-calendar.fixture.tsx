import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar, type CalendarProps } from './Calendar.js';
import { calendarViews } from './views/index.js';
import { overviewView } from './views/overview/index.js';

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

/** The names of the views that display single entries. The overview displays only counts. */
export const ENTRY_VIEWS = calendarViews.filter((view) => view !== overviewView).map(({ name }) => name);
