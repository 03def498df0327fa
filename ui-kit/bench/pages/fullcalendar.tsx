import FullCalendar from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import classicTheme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { addDays } from '@content-planner/model';
import { createRoot } from 'react-dom/client';
import { type BenchPage, FIRST_DAY } from './bench-page.js';

export const page: BenchPage = {
  mount: (host, entries) => {
    const root = createRoot(host);
    const events = entries.map(({ id, title, startDate, endDate }) => ({
      id,
      title,
      start: startDate,
      end: addDays(endDate, 1),
      allDay: true,
    }));
    root.render(
      <FullCalendar
        plugins={[dayGridPlugin, classicTheme]}
        initialView="dayGridMonth"
        initialDate={FIRST_DAY}
        headerToolbar={{ start: 'title', end: 'today prev,next' }}
        eventClass="bench-entry"
        height="100%"
        dayMaxEvents={3}
        events={events}
      />,
    );
    return () => root.unmount();
  },
  entrySelector: '.bench-entry',
  nextSelector: 'button[aria-label^="Next"]',
};
