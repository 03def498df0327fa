import type { ComponentType } from 'react';
import type { MonthHeadingPart } from '../../dates/format-date.js';
import type { Weekday } from '../../dates/weekday-of.js';
import type { Brand, CalendarDate, CalendarEntry } from '../../logs/types.js';
import type { CalendarLabels } from '../calendar-labels.js';
import type { CalendarState } from '../calendar-state.js';
import type { DateRange } from '../layout/range-of-days.js';
import type { CalendarWindow, NeedMore } from './calendar-window.js';

/** How a view reads its surroundings. */
export interface CalendarViewContext {
  /** First day of the week in month grids. */
  weekStartsOn: Weekday;
  /** First day of the week where a view shows one week. */
  weekViewStartsOn: Weekday;
  /** How many months a view of several shows. */
  months: number;
  /** BCP 47. */
  locale: string;
}

/** What every view of the calendar gets. */
export interface CalendarViewProps extends CalendarViewContext {
  /** Names the view's grid or list, such as 'October 2026'. */
  label: string;
  /** Of the kinds that show. */
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  cursor: CalendarDate;
  /** Raised whenever somebody asks for the cursor's day, also for the same one again. */
  jumps: number;
  today: CalendarDate;
  maxPerDay: number;
  /** The small-screen form. */
  compact: boolean;
  /** Entries of the range are not there yet: skeletons show instead. */
  loading: boolean;
  /** The type filter hides every entry; the calendar says so above the view. */
  filtered: boolean;
  /** The days whose entries are there; undefined where that is the view's range. */
  loaded: CalendarWindow | undefined;
  /** The entry whose details are open. */
  selectedId: string | null;
  labels: CalendarLabels;
  /** The keyboard left the range that shows. */
  onCursorChange: (change: { cursor: CalendarDate }) => void;
  /** A view that scrolls shows this day now: the heading follows, nothing else does. */
  onShow: (shown: { date: CalendarDate }) => void;
  /** An entry was picked; `anchor` is its element. */
  onOpenEntry: (opened: { entry: CalendarEntry; anchor: HTMLElement }) => void;
  /** All entries of a day are asked for; `anchor` is the button. */
  onOpenDay: (opened: { date: CalendarDate; anchor: HTMLElement }) => void;
  /** Without it no day offers to add an entry. `onGround`: by a click on a free part of the day, not on a button. */
  onCreate?: ((created: { date: CalendarDate; onGround?: boolean }) => void) | undefined;
  /** Somebody scrolls towards days that are not there. */
  onNeedMore?: ((needed: NeedMore) => void) | undefined;
}

/** What a view's own controls in the toolbar get. */
export interface CalendarViewControlsProps {
  state: CalendarState;
  labels: CalendarLabels;
  onStateChange: (change: { state: CalendarState }) => void;
}

/** A way to look at the calendar. A new view is one object of this shape in the registry. */
export interface CalendarView {
  /** Unique; what a state's `view` names. */
  name: string;
  /** On the view switch. */
  label: string;
  component: ComponentType<CalendarViewProps>;
  /**
   * Fetches the view's code where that is no part of the first load. The calendar calls it when the browser is idle.
   * Await it before `renderToString`, which does not wait for code.
   */
  load?: () => Promise<void>;
  /** Controls that the toolbar shows with this view alone. */
  controls?: ComponentType<CalendarViewControlsProps>;
  /**
   * The view scrolls on beyond its range, calls `onNeedMore` near an end, and displays what is in `loaded`. Default
   * false.
   */
  isEndless?: boolean;
  /** The days that it shows for a cursor: what the host loads. */
  range: (cursor: CalendarDate, context: CalendarViewContext) => DateRange;
  /** Where Previous (-1) and Next (1) lead. */
  step: (cursor: CalendarDate, direction: -1 | 1) => CalendarDate;
  /** The heading in the toolbar, in pieces. */
  heading: (cursor: CalendarDate, context: CalendarViewContext) => MonthHeadingPart[];
  /** What shows, spoken after navigation and as the grid's name; default the heading. */
  describe?: (cursor: CalendarDate, context: CalendarViewContext & { labels: CalendarLabels }) => string;
}
