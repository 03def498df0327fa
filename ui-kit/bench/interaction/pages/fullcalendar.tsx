import FullCalendar from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import classicTheme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { addDays } from '@content-planner/model';
import { createRoot } from 'react-dom/client';
import { FIRST_DAY } from '../../pages/bench-page.js';
import type { InteractionPage } from './interaction-page.js';

export const page: InteractionPage = {
  mount: (host, entries) => {
    const events = entries.map(({ id, title, startDate, endDate }) => ({
      id,
      title,
      start: startDate,
      end: addDays(endDate, 1),
      allDay: true,
    }));
    createRoot(host).render(
      <FullCalendar
        plugins={[dayGridPlugin, interactionPlugin, classicTheme]}
        initialView="dayGridMonth"
        initialDate={FIRST_DAY}
        headerToolbar={{ start: 'title', end: 'today prev,next' }}
        eventClass="bench-entry"
        height="100%"
        dayMaxEvents={3}
        // Sort entries in the same order as our calendar.
        eventOrder="-duration,title"
        editable
        events={events}
      />,
    );
  },
  entrySelector: '.bench-entry',
};
