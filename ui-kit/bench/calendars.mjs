import manifest from '../package.json' with { type: 'json' };

const version = (name) => manifest.devDependencies[name];

/** The calendars to compare. Each one has a page in `pages`, and a module in `sizes` for measuring its bundle size. */
export const OURS = { name: 'content-planner', title: 'Content Planner' };
export const OTHERS = [
  { name: 'fullcalendar', title: `FullCalendar ${version('@fullcalendar/react')}` },
  { name: 'react-big-calendar', title: `react-big-calendar ${version('react-big-calendar')}` },
  { name: 'schedule-x', title: `Schedule-X ${version('@schedule-x/calendar')}` },
];
