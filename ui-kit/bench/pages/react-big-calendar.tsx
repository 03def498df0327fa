import dayjs from 'dayjs';
import { Calendar, dayjsLocalizer } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { createRoot } from 'react-dom/client';
import { type BenchPage, FIRST_DAY } from './bench-page.js';

const localizer = dayjsLocalizer(dayjs);
const instant = (date: string) => new Date(`${date}T00:00:00`);

export const page: BenchPage = {
  mount: (host, entries) => {
    const root = createRoot(host);
    const events = entries.map(({ id, title, startDate, endDate }) => ({
      id,
      title,
      start: instant(startDate),
      end: instant(endDate),
      allDay: true,
    }));
    root.render(
      <Calendar
        localizer={localizer}
        events={events}
        defaultView="month"
        views={['month']}
        defaultDate={instant(FIRST_DAY)}
        // This calendar shows as many entries per day as fit. At this height, three entries fit, as in the other
        // calendars.
        style={{ height: 660 }}
      />,
    );
    return () => root.unmount();
  },
  entrySelector: '.rbc-event',
  nextSelector: '.rbc-toolbar button:nth-of-type(3)',
};
