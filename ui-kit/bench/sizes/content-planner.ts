/** All four views, the details, the filter, and the state that a host keeps. */
export { Calendar } from '../../src/calendar/Calendar.js';
export { loadCalendarState, saveCalendarState } from '../../src/calendar/calendar-state.js';
