import type { BenchPage } from './bench-page.js';
import { type Case, measure } from './measure.js';

const PAGES: Record<string, () => Promise<{ page: BenchPage }>> = {
  'content-planner': () => import('./content-planner.js'),
  fullcalendar: () => import('./fullcalendar.js'),
  'react-big-calendar': () => import('./react-big-calendar.js'),
  'schedule-x': () => import('./schedule-x.js'),
};

const name = new URLSearchParams(location.search).get('calendar') ?? '';
const host = document.querySelector<HTMLElement>('#host');
const loaded = await PAGES[name]?.();
if (loaded && host) {
  Object.assign(window, { measureMonth: (what: Case) => measure(loaded.page, host, what) });
}
