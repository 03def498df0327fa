import type { ComponentType } from 'react';
import type { MonthHeadingPart } from '../../dates/format-date.js';
import type { Weekday } from '../../dates/weekday-of.js';
import type { Brand, CalendarDate, CalendarEntry } from '../../logs/types.js';
import type { CalendarLabels } from '../calendar-labels.js';
import type { DateRange } from '../layout/month-range.js';

/** What every view of the calendar gets. */
export interface CalendarViewProps {
  /** Names the view's grid or list, such as 'October 2026'. */
  label: string;
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  cursor: CalendarDate;
  today: CalendarDate;
  /** BCP 47. */
  locale: string;
  weekStartsOn: Weekday;
  maxPerDay: number;
  /** The small-screen form (decision S24). */
  compact: boolean;
  /** Entries of the range are not there yet: skeletons show instead. */
  loading: boolean;
  /** The entry whose details are open. */
  selectedId: string | null;
  labels: CalendarLabels;
  /** The keyboard left the range that shows. */
  onCursorChange: (change: { cursor: CalendarDate }) => void;
  /** An entry was picked; `anchor` is its element. */
  onOpenEntry: (opened: { entry: CalendarEntry; anchor: HTMLElement }) => void;
  /** All entries of a day are asked for; `anchor` is the button. */
  onOpenDay: (opened: { date: CalendarDate; anchor: HTMLElement }) => void;
  /** Without it no day offers to add an entry. */
  onCreate?: ((created: { date: CalendarDate }) => void) | undefined;
}

/** How a view reads its surroundings. */
export interface CalendarViewContext {
  weekStartsOn: Weekday;
  locale: string;
}

/** A way to look at the calendar. A new view is one object of this shape in the registry. */
export interface CalendarView {
  /** Unique; what `Calendar`'s `view` prop names. */
  name: string;
  /** On the view switch. */
  label: string;
  component: ComponentType<CalendarViewProps>;
  /** The days that it shows for a cursor: what the host loads. */
  range: (cursor: CalendarDate, context: CalendarViewContext) => DateRange;
  /** Where Previous (-1) and Next (1) lead. */
  step: (cursor: CalendarDate, direction: -1 | 1) => CalendarDate;
  /** The heading in the toolbar, in pieces. */
  heading: (cursor: CalendarDate, context: CalendarViewContext) => MonthHeadingPart[];
}
