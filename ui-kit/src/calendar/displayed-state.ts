import { featureState } from '../entries/feature-state.js';
import { type CalendarState, defaultCalendarState } from './calendar-state.js';

/** The state of a calendar, with the date that the user has scrolled to. */
export const displayedState = featureState<CalendarState>(defaultCalendarState());
