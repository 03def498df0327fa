import { useCalendarProps } from '../../../sdk/dist/index.js';
import { Calendar } from '../../../ui-kit/dist/index.js';

export default function TeamCalendar() {
  return <Calendar {...useCalendarProps()} />;
}
