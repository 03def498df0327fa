/** All four views, the details, the filter, and the state that a host keeps: as published. */
export { Calendar, loadCalendarState, saveCalendarState } from '../../dist/index.js';
