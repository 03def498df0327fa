import type { CalendarDate, Weekday } from '@content-planner/model';
import { createContext, type RefObject, useContext } from 'react';
import type { FilterMenuControl } from '../filters/FilterMenu.js';
import type { CalendarAppearance } from './appearance/calendar-appearance.js';
import type { CalendarRootProps } from './CalendarRoot.js';
import type { CalendarState } from './calendar-state.js';
import type { displayedView } from './displayed-view.js';
import type { usePosition } from './use-position.js';
import type { CalendarView, CalendarViewContext, CalendarViewProps } from './views/calendar-view.js';

/** What a calendar displays, and functions that change it. */
export interface CalendarNavigation
  extends Pick<
    ReturnType<typeof displayedView>,
    'view' | 'heading' | 'label' | 'range' | 'step' | 'canStep'
  > {
  state: CalendarState;
  /** Changes parts of the state. */
  change: (part: Partial<CalendarState>) => void;
  views: readonly CalendarView[];
  /** The date that the user has scrolled to. Previous and Next step from this date. */
  position: CalendarDate;
  today: CalendarDate;
  /** Displays a date, and closes what is open. */
  goTo: (date: CalendarDate) => void;
  /** Displays the view with a name. */
  openView: (name: string) => void;
  /** Whether to use the layout for small screens. */
  compact: boolean;
}

/** What the parts of a calendar share. It changes when the user navigates, but not with a feature's state. */
export interface CalendarContextValue
  extends CalendarNavigation,
    Omit<ReturnType<typeof usePosition>, 'dateForNextView' | 'position'> {
  props: Omit<CalendarRootProps, 'children'>;
  viewContext: CalendarViewContext;
  /** The first day of the week in the displayed view. */
  viewStartsOn: Weekday;
  /** Whether something was open when the user pressed the mouse button. If so, the press only closes it. */
  hadOpened: RefObject<boolean>;
  filterMenuRef: RefObject<FilterMenuControl | null>;
  /** The displayed view's props, for event handlers. */
  viewProps: RefObject<CalendarViewProps | null>;
}

export const CalendarContext = createContext<CalendarContextValue | null>(null);

/** The settings of a calendar that do not change when the user navigates. */
export interface CalendarSettings {
  appearance: CalendarAppearance;
  /** Whether details are dialogs instead of popovers. */
  isSmallWindow: boolean;
}

export const CalendarSettingsContext = createContext<CalendarSettings | null>(null);

function inCalendar<T>(value: T | null): T {
  if (value === null) throw new Error('This component must be inside a Calendar.');
  return value;
}

/** Returns what the parts of the surrounding calendar share. */
export const useCalendar = (): CalendarContextValue => inCalendar(useContext(CalendarContext));

/**
 * Returns what the surrounding calendar displays, for your own toolbar in a `CalendarRoot`. The component is rendered when
 * the user navigates.
 *
 * @example
 * const { goTo, step } = useCalendarNavigation();
 * const next = () => goTo(step(1));
 */
export const useCalendarNavigation = (): CalendarNavigation => useCalendar();

/** Returns the settings of the surrounding calendar. */
export const useCalendarSettings = (): CalendarSettings => inCalendar(useContext(CalendarSettingsContext));
