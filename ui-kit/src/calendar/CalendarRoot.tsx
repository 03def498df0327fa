import type { CalendarDate } from '@content-planner/model';
import {
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { FeatureLayers } from '../entries/FeatureLayers.js';
import type { EntryFeature, EntryHost } from '../entries/feature.js';
import { HostProvider } from '../entries/host-context.js';
import { useNewHost } from '../entries/use-entry-host.js';
import type { FilterMenuControl } from '../filters/FilterMenu.js';
import { mergeRefs } from '../internal/merge-refs.js';
import { useMediaQuery } from '../internal/use-media-query.js';
import { useNarrow } from '../internal/use-narrow.js';
import { whenIdle } from '../internal/when-idle.js';
import { useKinds } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import { givenList } from '../logs/given-list.js';
import type { CalendarEntry, LogKind } from '../logs/types.js';
import { useThemed } from '../theme/portal-container.js';
import { defaultCalendarAppearance } from './appearance/calendar-appearance.js';
import { CalendarBar } from './CalendarBar.js';
import { CalendarBody } from './CalendarBody.js';
import { calendarParts } from './calendar-parts.js';
import type { CalendarBaseProps } from './calendar-props.js';
import { type CalendarState, overviewMonthsOf } from './calendar-state.js';
import { neighborOf } from './details/neighbor-of.js';
import { displayedState } from './displayed-state.js';
import { displayedView, viewNamed } from './displayed-view.js';
import { entriesOfKinds } from './layout/entries-of-kinds.js';
import { useDayOrder } from './layout/use-day-order.js';
import { placeOf } from './place-of.js';
import { CalendarContext, type CalendarContextValue, CalendarSettingsContext } from './use-calendar.js';
import { useCalendarState } from './use-calendar-state.js';
import { usePosition } from './use-position.js';
import { useToday } from './use-today.js';
import type { CalendarView, CalendarViewContext, CalendarViewProps } from './views/calendar-view.js';
import { calendarViews } from './views/index.js';
import { weekView } from './views/week/index.js';

/** Props of {@link CalendarRoot}. All other props are passed to the root `<div>`. */
export interface CalendarRootProps<Entry extends CalendarEntry = CalendarEntry>
  extends CalendarBaseProps<Entry> {
  /** What users can do with entries. The list can change at any time. */
  features: readonly EntryFeature<NoInfer<Entry>>[];
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

const layout = (
  <>
    <CalendarBar />
    <CalendarBody />
    <FeatureLayers />
  </>
);

/** Returns the host of the calendar's features. */
function useCalendarHost({
  entries,
  features,
  readOnly = false,
  canEdit,
  loading = false,
  showsEntries,
  kinds,
  days,
}: Pick<CalendarRootProps, 'entries' | 'features' | 'readOnly' | 'canEdit' | 'loading'> & {
  showsEntries: boolean;
  kinds: readonly LogKind[] | null;
  days: NonNullable<ReturnType<EntryHost['days']>>;
}) {
  const order = useDayOrder();
  const allKinds = useKinds();
  const visible = useCallback(
    (all: readonly CalendarEntry[]) => entriesOfKinds(all, kinds, allKinds),
    [kinds, allKinds],
  );
  return useNewHost({
    given: givenList(entries, 'entries of Calendar'),
    features,
    readOnly,
    canEdit,
    loading,
    showsEntries,
    visible,
    neighborOf: (shown, step) => neighborOf(shown, { ...step, order }),
    placeOf,
    days,
  });
}

/** Loads the code that is not in the initial bundle when the browser is idle. */
function useIdleLoading(views: readonly CalendarView[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        void calendarParts.load();
        for (const { load } of views) void load?.();
      }),
    [views],
  );
}

/**
 * A calendar that can do what its features can do. `Calendar` is a `CalendarRoot` with all features for which there are
 * callbacks. Values such as the brands and the locale come from the `KitProvider`.
 *
 * @example
 * <CalendarRoot entries={entries} features={[details(), moving({ onMove: save })]}>
 *   <CalendarBar />
 *   <CalendarBody />
 *   <FeatureLayers />
 * </CalendarRoot>
 */
export const CalendarRoot = forwardRef<HTMLDivElement, CalendarRootProps>(function CalendarRoot(props, ref) {
  const {
    entries,
    features,
    appearance = defaultCalendarAppearance,
    state: givenState,
    defaultState,
    onStateChange,
    storageKey,
    onRangeChange,
    loaded: _loaded,
    counts: _counts,
    onOpenCell: _onOpenCell,
    onNeedMore: _onNeedMore,
    loading = false,
    error = false,
    onRetry: _onRetry,
    readOnly = false,
    canEdit,
    views = calendarViews,
    firstDate: _firstDate,
    weekStartsOn: monthsStartOn = 0,
    weekViewStartsOn: weeksStartOn = 1,
    maxPerDay: _maxPerDay,
    compact: givenCompact,
    headingLevel: _headingLevel,
    toolbar: _toolbar,
    children = layout,
    ...rest
  } = props;
  useThemed();
  const { locale } = useKit();
  const translate = useTranslate();
  const today = useToday();
  const [state, change] = useCalendarState({
    state: givenState,
    defaultState,
    onStateChange,
    storageKey,
    today,
  });
  const { dateForNextView, ...place } = usePosition(state.date);
  const viewContext: CalendarViewContext = {
    weekStartsOn: appearance.weekStart ?? monthsStartOn,
    weekViewStartsOn: appearance.weekStart ?? weeksStartOn,
    months: state.months,
    overviewMonths: overviewMonthsOf(state),
    settings: state.settings,
    locale,
  };
  const displayed = displayedView(viewNamed(state.view, views), place, viewContext, translate);
  const { view, canStep, step } = displayed;
  const display = (date: CalendarDate) => {
    place.jump();
    change({ date });
  };
  const turn = (direction: -1 | 1) => {
    if (canStep(direction)) display(step(direction));
  };
  const { core, data } = useCalendarHost({
    entries,
    features,
    readOnly,
    canEdit,
    loading,
    showsEntries: view.showsEntries !== false,
    kinds: state.kinds,
    days: { show: display, turn },
  });
  const { host } = core;
  const leaveFor = (part: Partial<CalendarState>) => {
    host.close();
    host.announce('');
    change(part);
  };

  const { isEndless } = view;
  const { from, to } = displayed.range;
  useEffect(() => {
    onRangeChange?.({ from, to, ...(isEndless && { isEndless }) });
  }, [from, to, isEndless, onRangeChange]);
  const { position } = place;
  const stateRef = useRef(state);
  useInsertionEffect(() => {
    stateRef.current = { ...state, date: position };
  });
  useEffect(() => host.write(displayedState, stateRef), [host]);
  useIdleLoading(views);

  const isNarrow = useNarrow(host.rootRef, 768);
  // Checks the window's width, not the calendar's. Details open on top of the page, so they fit next to a narrow
  // calendar in a wide window.
  const isSmallWindow = useMediaQuery('(width < 768px)');
  const hadOpened = useRef(false);
  const calendar: CalendarContextValue = {
    ...displayed,
    ...place,
    props,
    state,
    change,
    views,
    viewContext,
    today,
    goTo: (date) => {
      place.jump();
      leaveFor({ date });
    },
    openView: (name) => leaveFor({ view: name, date: dateForNextView() }),
    viewStartsOn: view.name === weekView.name ? viewContext.weekViewStartsOn : viewContext.weekStartsOn,
    compact: givenCompact ?? isNarrow,
    hadOpened,
    filterMenuRef: useRef<FilterMenuControl>(null),
    viewProps: useRef<CalendarViewProps>(null),
  };
  const isSmall = givenCompact ?? isSmallWindow;
  const settings = useMemo(() => ({ appearance, isSmallWindow: isSmall }), [appearance, isSmall]);
  const mergedRef = useMemo(() => mergeRefs(host.rootRef, ref), [host, ref]);
  return (
    <HostProvider core={core} data={data}>
      <CalendarSettingsContext.Provider value={settings}>
        <CalendarContext.Provider value={calendar}>
          <Root
            {...rest}
            ref={mergedRef}
            data-view={view.name}
            data-state={error ? 'error' : loading ? 'loading' : 'ready'}
            onPointerDownCapture={(event) => {
              hadOpened.current = host.opened() !== null;
              rest.onPointerDownCapture?.(event);
            }}
          >
            {children}
          </Root>
        </CalendarContext.Provider>
      </CalendarSettingsContext.Provider>
    </HostProvider>
  );
}) as <Entry extends CalendarEntry = CalendarEntry>(
  props: CalendarRootProps<Entry> & RefAttributes<HTMLDivElement>,
) => ReactNode;
