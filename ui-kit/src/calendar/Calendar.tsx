import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { styled } from 'styled-components';
import type { Weekday } from '../dates/weekday-of.js';
import type { Brand, CalendarDate, CalendarEntry } from '../logs/types.js';
import { ErrorState } from '../primitives/ErrorState.js';
import { useMediaQuery } from '../primitives/use-media-query.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { CalendarFloats } from './CalendarFloats.js';
import { CalendarToolbar } from './CalendarToolbar.js';
import { type CalendarLabels, calendarLabels } from './calendar-labels.js';
import type { CalendarDetails } from './details/EventDetails.js';
import type { DateRange } from './layout/month-range.js';
import { useControlled } from './use-controlled.js';
import { useFloat } from './use-float.js';
import { useToday } from './use-today.js';
import type { CalendarView } from './views/calendar-view.js';
import { calendarViews, monthView } from './views/index.js';

/** Props of {@link Calendar}; all others go to the root `<div>`. */
export interface CalendarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** The entries of the range that shows; others are left out. Keep the array's identity while nothing changes. */
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  /** The day that the view is about, controlled. */
  cursor?: CalendarDate;
  /** Its first value where it is not controlled; default today. */
  defaultCursor?: CalendarDate;
  onCursorChange?: (change: { cursor: CalendarDate }) => void;
  /** Called at the start and whenever other days show: what to load, both ends inclusive. */
  onRangeChange?: (range: DateRange) => void;
  /** The entries of the range are not there yet: skeletons show instead. Default false. */
  loading?: boolean;
  /** Loading has failed: an error shows instead of the view. Default false. */
  error?: boolean;
  /** Given, the error offers to try again. */
  onRetry?: () => void;
  /** An entry's details were opened, or closed (null): load `details` for it. */
  onSelectEntry?: (selected: { entry: CalendarEntry | null }) => void;
  /** What the host has loaded of the selected entry; without it the details show what the calendar knows. */
  details?: CalendarDetails;
  /** Given, the details offer to edit. They close first. */
  onEdit?: (edited: { entry: CalendarEntry }) => void;
  /** Given, days offer to add an entry, and a click or Enter on an empty day does. */
  onCreate?: (created: { date: CalendarDate }) => void;
  /** Name of the view that shows, controlled. */
  view?: string;
  /** Its first value where it is not controlled; default the first view. */
  defaultView?: string;
  onViewChange?: (change: { view: string }) => void;
  /** The ways to look at the calendar; default {@link calendarViews}. */
  views?: readonly CalendarView[];
  /** Default the day it is for whoever looks. Give it when rendering on a server. */
  today?: CalendarDate;
  /** BCP 47; default 'en-US'. */
  locale?: string;
  /** First day of the week in month grids; default 0, Sunday (decision S1). */
  weekStartsOn?: Weekday;
  /** Entries a day before '+N more'; default 3 (spec, section 9). */
  maxPerDay?: number;
  /** The small-screen form; default whenever the window is narrower than 768 px. */
  compact?: boolean;
  /** More controls at the end of the toolbar. */
  toolbarActions?: ReactNode;
  /** Level of the toolbar's heading; default 1. */
  headingLevel?: 1 | 2 | 3;
  labels?: Partial<CalendarLabels>;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  min-height: 0;
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);
`;

/**
 * The shared calendar: a toolbar, a view, and the details of what is picked (spec, section 2). Fills its parent's
 * height. It loads nothing itself: `onRangeChange` says which days show.
 *
 * @example
 * <Calendar entries={entries} brands={brands} onRangeChange={({ from, to }) => load(from, to)}
 *   onSelectEntry={({ entry }) => setSelected(entry)} details={details} onEdit={edit} onCreate={create} />
 */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(
  {
    entries,
    brands,
    cursor: givenCursor,
    defaultCursor,
    onCursorChange,
    onRangeChange,
    loading = false,
    error = false,
    onRetry,
    onSelectEntry,
    details,
    onEdit,
    onCreate,
    view: givenView,
    defaultView,
    onViewChange,
    views = calendarViews,
    today: givenToday,
    locale = 'en-US',
    weekStartsOn = 0,
    maxPerDay = 3,
    compact: givenCompact,
    toolbarActions,
    headingLevel = 1,
    labels: givenLabels,
    ...rest
  },
  ref,
) {
  const today = useToday(givenToday);
  const isSmall = useMediaQuery('(width < 768px)');
  const compact = givenCompact ?? isSmall;
  const [cursor, setCursor] = useControlled(givenCursor, defaultCursor ?? today);
  const [viewName, setViewName] = useControlled(givenView, defaultView ?? views[0]?.name ?? monthView.name);
  const labels = useMemo(() => ({ ...calendarLabels, ...givenLabels }), [givenLabels]);
  const [hasMoved, setHasMoved] = useState(false);
  const { float, shown, anchorRef, side, open, close } = useFloat(entries);

  const view = views.find((candidate) => candidate.name === viewName) ?? monthView;
  const heading = view.heading(cursor, { locale, weekStartsOn });
  const label = heading.map((part) => part.text).join('');
  const { from, to } = view.range(cursor, { locale, weekStartsOn });

  useEffect(() => {
    onRangeChange?.({ from, to });
  }, [from, to, onRangeChange]);

  const select = (entry: CalendarEntry, anchor?: HTMLElement) => {
    open({ type: 'details', entry }, anchor);
    onSelectEntry?.({ entry });
  };
  const closeFloat = () => {
    if (float?.type === 'details') onSelectEntry?.({ entry: null });
    close();
  };
  const goTo = (next: CalendarDate) => {
    setHasMoved(true);
    closeFloat();
    setCursor(next);
    onCursorChange?.({ cursor: next });
  };

  return (
    <Root {...rest} ref={ref} data-view={view.name}>
      <CalendarToolbar
        heading={heading}
        headingLevel={headingLevel}
        onPrevious={() => goTo(view.step(cursor, -1))}
        onToday={() => goTo(today)}
        onNext={() => goTo(view.step(cursor, 1))}
        views={views}
        view={view.name}
        onViewChange={({ view: next }) => {
          setViewName(next);
          onViewChange?.({ view: next });
        }}
        actions={toolbarActions}
        labels={labels}
      />
      <VisuallyHidden role="status">{hasMoved ? label : ''}</VisuallyHidden>
      {error ? (
        <ErrorState
          title={labels.errorTitle}
          description={labels.errorText}
          onRetry={onRetry}
          retryLabel={labels.retry}
        />
      ) : (
        <view.component
          label={label}
          entries={entries}
          brands={brands}
          cursor={cursor}
          today={today}
          locale={locale}
          weekStartsOn={weekStartsOn}
          maxPerDay={maxPerDay}
          compact={compact}
          loading={loading}
          selectedId={float?.type === 'details' ? float.entry.id : null}
          labels={labels}
          onCursorChange={({ cursor: next }) => goTo(next)}
          onOpenEntry={({ entry, anchor }) => select(entry, anchor)}
          onOpenDay={({ date, anchor }) => open({ type: 'day', date }, anchor)}
          onCreate={onCreate}
        />
      )}
      <CalendarFloats
        float={float}
        shown={shown}
        anchorRef={anchorRef}
        side={side}
        compact={compact}
        entries={entries}
        brands={brands}
        details={details}
        locale={locale}
        labels={labels}
        onOpenEntry={(entry) => select(entry)}
        onEdit={
          onEdit &&
          ((edited) => {
            closeFloat();
            onEdit(edited);
          })
        }
        onClose={closeFloat}
      />
    </Root>
  );
});
