import { Fragment, useInsertionEffect, useMemo } from 'react';
import { announcement } from '../entries/open-state.js';
import {
  useCreate,
  useEntries,
  useEntryHost,
  useFeatureState,
  useFeatures,
  useOpened,
  useSite,
} from '../entries/use-entry-host.js';
import { useHiddenKinds } from '../filters/offered-kinds.js';
import { inOrder } from '../internal/in-order.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useBrandWarning } from '../kit/use-brand-warning.js';
import { useKinds } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { ErrorState } from '../primitives/ErrorState.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { defaultCalendarAppearance } from './appearance/calendar-appearance.js';
import { calendarMessages } from './calendar-messages.js';
import { calendarParts } from './calendar-parts.js';
import { DRAFT_ID } from './creation/draft-entry.js';
import { useFilter, useIsAllHidden } from './filtering/use-filter.js';
import { PartNotice } from './PartNotice.js';
import { useCalendar } from './use-calendar.js';
import { agendaView } from './views/agenda/index.js';
import type { CalendarViewProps } from './views/calendar-view.js';

/** Text for screen readers. */
function CalendarStatus() {
  const { jumps, label } = useCalendar();
  const announced = useFeatureState(announcement);
  return <VisuallyHidden role="status">{announced || (jumps > 0 ? label : '')}</VisuallyHidden>;
}

/** The notice that code could not be loaded. */
function LoadFailure() {
  const { features, failed } = useFeatures();
  const { failed: partsFailed } = useOnDemand(calendarParts, false);
  return (
    (failed || partsFailed) && (
      <PartNotice
        onRetry={() => {
          void calendarParts.load();
          for (const { feature } of features) void feature.lazy?.load();
        }}
      />
    )
  );
}

// The same element on each render, so that it is rendered only when code has loaded or failed.
const failure = <LoadFailure />;

/** Returns the props of the displayed view. */
function useViewProps(): CalendarViewProps {
  const { props, change, viewContext, label, ...calendar } = useCalendar();
  const { view, cursor, jumps, jump, show, pick, pickedDate, goTo, today, compact, hadOpened } = calendar;
  const { counts, firstDate = null, maxPerDay = 3, loading = false, loaded, onNeedMore, onOpenCell } = props;
  const { appearance = defaultCalendarAppearance } = props;
  const { parts } = useFeatures();
  const site = useSite();
  const dayTools = parts.flatMap((part) => part.dayTools ?? []);
  const { state } = calendar;
  const host = useEntryHost();
  const { all, shown, drawn } = useEntries();
  const { list } = useKinds();
  const hiddenKinds = useHiddenKinds(all);
  const kinds = useMemo(
    () => state.kinds ?? [...list, ...hiddenKinds].map(({ kind }) => kind),
    [state.kinds, list, hiddenKinds],
  );
  const { opened } = useOpened();
  const { clearFilters } = useFilter();
  const create = useCreate();
  const { locale: _, ...settings } = viewContext;
  return {
    ...settings,
    label,
    entries: view.showsEntries === false ? shown : drawn,
    kinds,
    appearance,
    counts,
    cursor,
    jumps,
    pickedDate: pickedDate(),
    firstDate,
    today,
    maxPerDay,
    compact,
    loading,
    loaded,
    filtered: useIsAllHidden(),
    onlyLate: state.filter?.isLate,
    onClearFilters: clearFilters,
    selectedId: opened?.type === 'details' ? opened.entry.id : null,
    onCursorChange: ({ cursor: next }) => goTo(next),
    onShow: ({ date }) => {
      show(date);
      // Scrolling can remove an entry from the document while its details are open. If so, the details close.
      if (host.opened() !== null && host.anchorRef.current?.isConnected === false) host.close();
    },
    onPickDay: ({ date }) => pick(date),
    onOpenEntry: ({ entry, anchor }) => {
      if (entry.id !== DRAFT_ID) host.open({ type: 'details', entry }, anchor);
    },
    onOpenDay: ({ date, anchor }) => host.open({ type: 'day', date }, anchor),
    onOpenCell: (cell) => {
      if (onOpenCell) return onOpenCell(cell);
      jump();
      change({ view: agendaView.name, date: cell.month, ...(cell.kind && { kinds: [cell.kind] }) });
    },
    onCreate:
      create &&
      (({ date, onGround = false }) => {
        // If a popover is open, a click outside only closes the popover.
        if (!onGround || !hadOpened.current) create({ startDate: date, endDate: date });
      }),
    renderDayActions:
      dayTools.length > 0 ? ({ date }) => inOrder(dayTools.map((toolsOf) => toolsOf(date, site))) : undefined,
    onNeedMore,
  };
}

/** The view of a `CalendarRoot`, and what is displayed between the toolbar and the view. */
export function CalendarBody() {
  const { props, view, viewProps: shownProps } = useCalendar();
  const { loading = false, error = false, onRetry } = props;
  const text = useMessages(calendarMessages);
  const { features } = useFeatures();
  const { shown } = useEntries();
  useBrandWarning('Calendar', shown, loading);
  const viewProps = useViewProps();
  const hasLegend = typeof viewProps.appearance.colorBy === 'object';
  const { value: parts } = useOnDemand(calendarParts, hasLegend);
  useInsertionEffect(() => {
    shownProps.current = viewProps;
  });
  return (
    <>
      <CalendarStatus />
      {features.map(({ feature }) => (
        <Fragment key={feature.name}>{feature.banner}</Fragment>
      ))}
      {failure}
      {error ? (
        <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />
      ) : (
        <>
          <view.component {...viewProps} />
          {parts && hasLegend && !loading && <parts.LegendBar />}
        </>
      )}
    </>
  );
}
