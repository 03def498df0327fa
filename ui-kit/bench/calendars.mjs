import manifest from '../package.json' with { type: 'json' };

const version = (name) => manifest.devDependencies[name];

/** What is compared. Each has a page in `pages` and what a host takes in of it in `sizes`, under this name. */
export const OURS = { name: 'content-planner', title: 'Content Planner' };
export const OTHERS = [
  { name: 'fullcalendar', title: `FullCalendar ${version('@fullcalendar/react')}` },
  { name: 'react-big-calendar', title: `react-big-calendar ${version('react-big-calendar')}` },
  { name: 'schedule-x', title: `Schedule-X ${version('@schedule-x/calendar')}` },
];
