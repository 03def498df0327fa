import type { CalendarDate, Weekday } from '@content-planner/model';
import type { ComponentType, ReactNode } from 'react';
import type { MonthHeadingPart } from '../../dates/format-date.js';
import type { Kit } from '../../kit/kit.js';
import type { KindOf } from '../../logs/kinds/kinds-in.js';
import type { CalendarEntry, LogKind } from '../../logs/types.js';
import type { Translate } from '../../messages/translate.js';
import type { CalendarAppearance } from '../appearance/calendar-appearance.js';
import type { CalendarState, OverviewMonthCount } from '../calendar-state.js';
import type { DateRange } from '../layout/range-of-days.js';
import type { CalendarWindow, NeedMore } from './calendar-window.js';
import type { CalendarCounts, OverviewCell } from './overview/calendar-counts.js';

/** The settings that a view depends on. */
export interface CalendarViewContext {
  /** First day of the week in month grids. */
  weekStartsOn: Weekday;
  /** First day of the week in the week view. */
  weekViewStartsOn: Weekday;
  /** The number of months in the multi-month view. */
  months: number;
  /** The number of months in the overview. @default 12 */
  overviewMonths?: OverviewMonthCount | undefined;
  /** The settings of your own views: `settings` of the state. @default {} */
  settings?: Readonly<Record<string, unknown>> | undefined;
  /** BCP 47 locale. */
  locale: string;
}

/** Props of every view of the calendar. `useKit` returns the brands, the custom fields and the locale. */
export interface CalendarViewProps extends Omit<CalendarViewContext, 'locale'> {
  /** Accessible name of the view's grid or list, such as 'October 2026'. */
  label: string;
  /** The visible kinds. */
  kinds: readonly LogKind[];
  /** Entries of the visible kinds. */
  entries: readonly CalendarEntry[];
  /** How entries are displayed. `weekStartsOn` and `weekViewStartsOn` already reflect `appearance.weekStart`. */
  appearance: CalendarAppearance;
  /** The counts of entries per month, if the application provides them. */
  counts: CalendarCounts | undefined;
  cursor: CalendarDate;
  /** Increments on every navigation, even to the same date. */
  jumps: number;
  /**
   * The day that the user has picked in the view or in the previous one, or null if they have navigated afterward. When
   * the view opens, this day should be selected.
   */
  pickedDate?: CalendarDate | null | undefined;
  today: CalendarDate;
  /** The first day whose entries the user can see. Earlier days look like days of other months. */
  firstDate?: CalendarDate | null | undefined;
  maxPerDay: number;
  /** Whether to use the layout for small screens. */
  compact: boolean;
  /** Whether the entries in the range are still loading. If true, display skeletons. */
  loading: boolean;
  /** Whether the filter hides all entries. If true, the calendar displays a notice above the view. */
  filtered: boolean;
  /** Whether the filter only allows late entries. */
  onlyLate?: boolean | undefined;
  /** Clears all filters. If omitted, the calendar has no filter except the type filter. */
  onClearFilters?: (() => void) | undefined;
  /** The days whose entries are loaded. If undefined, the view's range is loaded. */
  loaded: CalendarWindow | undefined;
  /** The id of the entry whose details are open. */
  selectedId: string | null;
  /** Called when the user presses a key that moves to a date outside the displayed range. */
  onCursorChange: (change: { cursor: CalendarDate }) => void;
  /** Called when the user scrolls to another day. Only the heading changes. */
  onShow: (shown: { date: CalendarDate }) => void;
  /** Called when the user picks a day, for example by tapping it. If the user then opens another view, it starts there. */
  onPickDay?: ((picked: { date: CalendarDate }) => void) | undefined;
  /** Called when the user opens an entry. `anchor` is the entry's element. */
  onOpenEntry: (opened: { entry: CalendarEntry; anchor: HTMLElement }) => void;
  /** Called when the user opens the list of a day's entries. `anchor` is the button that opens the list. */
  onOpenDay: (opened: { date: CalendarDate; anchor: HTMLElement }) => void;
  /**
   * Called when the user adds an entry. If this callback is omitted, entries cannot be added. `onGround` is true for a
   * click on a free part of the day.
   */
  onCreate?: ((created: { date: CalendarDate; onGround?: boolean }) => void) | undefined;
  /** Returns content for the end of the heading above a day's list, such as commands for all of the day's entries. */
  renderDayActions?: ((day: { date: CalendarDate }) => ReactNode) | undefined;
  /** Called when the user opens a cell in the overview. */
  onOpenCell: (cell: OverviewCell) => void;
  /** Called when the user scrolls toward days that are not loaded. */
  onNeedMore?: ((needed: NeedMore) => void) | undefined;
}

/** Props of a view's controls in the toolbar. */
export interface CalendarViewControlsProps {
  state: CalendarState;
  onStateChange: (change: { state: CalendarState }) => void;
}

/** A view of the calendar. To add a view, add an object of this shape to `views`. */
export interface CalendarView {
  /** A unique name, used as `view` in the state. */
  name: string;
  /** The label on the view switch. */
  label: string;
  component: ComponentType<CalendarViewProps>;
  /**
   * Fetches the view's code, if it is not in the initial bundle. Called when the browser is idle. Before you call
   * `renderToString`, await this function, because `renderToString` does not wait for code.
   */
  load?: () => Promise<void>;
  /** Controls that the toolbar displays only with this view. */
  controls?: ComponentType<CalendarViewControlsProps>;
  /**
   * Whether the view displays entries. If false, the toolbar has no button for their appearance, and Ctrl+A selects
   * nothing.
   * @default true
   */
  showsEntries?: boolean;
  /**
   * Whether the view scrolls beyond its range, calls `onNeedMore` near either end of `loaded`, and displays the days in
   * `loaded`.
   * @default false
   */
  isEndless?: boolean;
  /**
   * Whether users can drag across the free parts of days with the mouse to create an entry that spans these days. Each
   * day's element must have the date in its `data-cp-date` attribute.
   * @default false
   */
  marksDays?: boolean;
  /** Returns the range of days that the view displays for a cursor. The application loads the entries in this range. */
  range: (cursor: CalendarDate, context: CalendarViewContext) => DateRange;
  /** Returns the date that Previous (-1) or Next (1) moves to. */
  step: (cursor: CalendarDate, direction: -1 | 1, context: CalendarViewContext) => CalendarDate;
  /**
   * Returns the displayed data as CSV. If this function is set, users can download the CSV from the toolbar. The
   * function must escape cells that begin with `=`, `+`, `-` or `@`, so that they don't become formulas.
   */
  toCsv?: (
    props: CalendarViewProps &
      Pick<Kit, 'locale' | 'brands' | 'fields'> & {
        translate: Translate;
        kindOf: KindOf;
      },
  ) => string | Promise<string>;
  /** Returns the parts of the toolbar's heading. */
  heading: (cursor: CalendarDate, context: CalendarViewContext) => MonthHeadingPart[];
  /**
   * Returns the displayed period as text for screen readers. The text is also the grid's name. Defaults to the heading.
   */
  describe?: (cursor: CalendarDate, context: CalendarViewContext & { translate: Translate }) => string;
}
