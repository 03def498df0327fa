import { createCalendar, createViewMonthGrid } from '@schedule-x/calendar';
import { Temporal } from 'temporal-polyfill';
import 'temporal-polyfill/global';
import '@schedule-x/theme-default/dist/index.css';
import { type BenchPage, FIRST_DAY } from './bench-page.js';

export const page: BenchPage = {
  mount: (host, entries) => {
    // Schedule-X has no default height, so set one.
    const box = document.createElement('div');
    box.className = 'sx-react-calendar-wrapper';
    box.style.height = '100%';
    host.append(box);
    const calendar = createCalendar({
      views: [createViewMonthGrid()],
      selectedDate: Temporal.PlainDate.from(FIRST_DAY),
      firstDayOfWeek: 7,
      monthGridOptions: { nEventsPerDay: 3 },
      events: entries.map(({ id, title, startDate, endDate }) => ({
        id,
        title,
        start: Temporal.PlainDate.from(startDate),
        end: Temporal.PlainDate.from(endDate),
      })),
    });
    calendar.render(box);
    return () => {
      calendar.destroy();
      box.remove();
    };
  },
  entrySelector: '.sx__month-grid-event',
  nextSelector: 'button:has(.sx__chevron--next)',
};
