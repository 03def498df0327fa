import type { RefObject } from 'react';
import { featureState } from '../entries/feature-state.js';
import { type CalendarState, defaultCalendarState } from './calendar-state.js';

/**
 * The state of a calendar, with the date that the user has scrolled to. It is a ref, because events use it, but nothing
 * is rendered when the user navigates.
 */
export const displayedState = featureState<RefObject<CalendarState>>({ current: defaultCalendarState() });
