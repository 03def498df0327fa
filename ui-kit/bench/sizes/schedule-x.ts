/** Exports the month, week and agenda views. */
import 'temporal-polyfill/global';
import '@schedule-x/theme-default/dist/index.css';

export {
  createCalendar,
  createViewMonthAgenda,
  createViewMonthGrid,
  createViewWeek,
} from '@schedule-x/calendar';
