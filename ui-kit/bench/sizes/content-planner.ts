/** Exports all views, the details, the filter, and the stored state from the published package. */
export { Calendar, loadCalendarState, saveCalendarState } from '../../dist/index.js';
