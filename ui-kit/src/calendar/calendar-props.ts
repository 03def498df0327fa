import type { CalendarDate, Weekday } from '@content-planner/model';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import type { FilterCounts } from '../filters/types.js';
import type { CalendarEntry, LogKind } from '../logs/types.js';
import type { LoadError } from '../messages/problem.js';
import type { CalendarAppearance } from './appearance/calendar-appearance.js';
import type { CalendarState } from './calendar-state.js';
import type { CalendarView } from './views/calendar-view.js';
import type { CalendarWindow, DisplayedRange, NeedMore } from './views/calendar-window.js';
import type { CalendarCounts, OverviewCell } from './views/overview/calendar-counts.js';

/** Options for the filters that {@link Calendar} offers in addition to the type filter. */
export interface CalendarFilters {
  /** Entry counts for the displayed range. If omitted, no counts are displayed. */
  counts?: FilterCounts;
  /** Content at the end of the row with the active filters, such as a button that saves the view. */
  actions?: ReactNode;
}

/** What the user has entered so far for a new entry in the calendar. */
export interface CreatedInCalendar {
  /** The first day. */
  date: CalendarDate;
  kind: LogKind;
  /**
   * The last day, inclusive. This property, `title` and `brandId` are set only if the user continues from the
   * `onQuickCreate` card.
   */
  endDate?: CalendarDate;
  title?: string;
  brandId?: string | null;
}

/**
 * A part of the toolbar: the heading; the buttons Previous, Today and Next; the controls of the displayed view; the
 * switch between the views; the controls of features, such as the filter and `toolbarActions`; commands, such as Print;
 * and the button that adds an entry.
 */
export type ToolbarPart = 'heading' | 'navigation' | 'controls' | 'views' | 'actions' | 'commands' | 'new';

/** The props that `Calendar` and `CalendarRoot` share. All other props are passed to the root `<div>`. */
export interface CalendarBaseProps<Entry extends CalendarEntry = CalendarEntry>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError' | 'onSelect' | 'onChange'> {
  /**
   * The entries in the displayed range that match `state.filter`. Entries outside the range are ignored. Pass the same
   * array until its content changes.
   */
  entries: readonly Entry[];
  /** The controlled state: view, months, filter and date. `loadCalendarState` returns the stored state. */
  state?: CalendarState;
  /** The initial state, if `state` is not set. By default, the month view, three months, all kinds, and today. */
  defaultState?: Partial<CalendarState>;
  /** Called when the user changes the state. Use `saveCalendarState` to store it. */
  onStateChange?: (change: { state: CalendarState }) => void;
  /**
   * The `localStorage` key under which the calendar remembers its view, months, filter and date, if `state` is not set.
   * The remembered state overrides `defaultState`. By default, the calendar does not remember its state.
   */
  storageKey?: string;
  /** How entries are displayed. Pass the same object until its content changes. @default defaultCalendarAppearance */
  appearance?: CalendarAppearance;
  /**
   * Called on mount and whenever the displayed range changes. Load the entries in this range, which includes its first
   * and last day.
   */
  onRangeChange?: (range: DisplayedRange) => void;
  /**
   * The days whose entries are loaded, for the agenda. If omitted, the agenda displays only the range that it reports
   * with `onRangeChange`.
   */
  loaded?: CalendarWindow | undefined;
  /**
   * The number of entries per month, for the overview. If omitted, the overview counts `entries`, which must then
   * contain all entries in the overview's range.
   */
  counts?: CalendarCounts | undefined;
  /**
   * Called when the user opens a cell in the overview. Display the cell's entries. By default, the agenda opens at the
   * cell's month and displays only entries of the cell's kind.
   */
  onOpenCell?: (cell: OverviewCell) => void;
  /**
   * Called when the user scrolls near either end of `loaded` in the agenda. Not called again for the same end until
   * `loaded` changes.
   */
  onNeedMore?: (needed: NeedMore) => void;
  /** Whether the entries in the range are still loading. If true, skeletons are displayed. @default false */
  loading?: boolean;
  /**
   * Whether loading failed. If so, an error replaces the view: the given string, or a general
   * message if the value is `true`.
   * @default false
   */
  error?: LoadError;
  /** Called when the user retries after an error. If omitted, the error has no 'Try again' button. */
  onRetry?: () => void;
  /**
   * Whether entries can't be edited, moved or added, even if `onEdit`, `onMove` and `onCreate` are set.
   * @default false
   */
  readOnly?: boolean;
  /**
   * Returns whether the user can edit and delete an entry, and change its values. By default, all entries can be edited.
   */
  canEdit?: ((entry: Entry) => boolean) | undefined;
  /** The available views. @default calendarViews */
  views?: readonly CalendarView[];
  /** The first day whose entries the user can see. Earlier days look like days of other months. */
  firstDate?: CalendarDate | null;
  /** First day of the week in month grids. @default 0, Sunday */
  weekStartsOn?: Weekday;
  /** First day of the week in the week view. @default 1, Monday */
  weekViewStartsOn?: Weekday;
  /** The maximum number of entries per day in the month view before '+N more'. @default 3 */
  maxPerDay?: number;
  /**
   * Whether to use the layout for small screens. By default, the calendar uses this layout if it is narrower than 768
   * px.
   */
  compact?: boolean;
  /** Heading level in the toolbar. @default 1 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * The parts of the toolbar, in any order, your own toolbar, or false for none. `useCalendarNavigation` returns what your own toolbar
   * needs. Keys and the command palette stay the same. By default, all parts.
   */
  toolbar?: readonly ToolbarPart[] | ReactElement | false;
  /**
   * The parts of the calendar, in your own layout. By default, `CalendarBar`, `CalendarBody` and `FeatureLayers`.
   */
  children?: ReactNode;
}
