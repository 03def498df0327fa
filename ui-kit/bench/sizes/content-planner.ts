/** Exports all four views, the details, the filter, and the stored state, as published. */
export { Calendar, loadCalendarState, saveCalendarState } from '../../dist/index.js';
