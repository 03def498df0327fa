/** Exports the month, week and agenda views. */
import dayjs from 'dayjs';
import { dayjsLocalizer } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';

export { Calendar } from 'react-big-calendar';
export const localizer = dayjsLocalizer(dayjs);
