import {
  type CalendarDate,
  FIRST_DATE,
  type Filter,
  LAST_DATE,
  NO_FILTER,
  type Weekday,
} from '@content-planner/model';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { filterBrands, filterKinds, withKinds } from '../filters/change-filter.js';
import { FilterBar } from '../filters/FilterBar.js';
import { FilterMenu, type FilterMenuControl } from '../filters/FilterMenu.js';
import { filterParts } from '../filters/filter-parts.js';
import type { FilterCounts } from '../filters/types.js';
import { mergeRefs } from '../internal/merge-refs.js';
import { saveCsvText } from '../internal/save-file.js';
import { useMediaQuery } from '../internal/use-media-query.js';
import { useNarrow } from '../internal/use-narrow.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { warnOnce } from '../internal/warn-once.js';
import { whenIdle } from '../internal/when-idle.js';
import { KitProvider } from '../kit/KitProvider.js';
import { useBrandWarning } from '../kit/use-brand-warning.js';
import { useKinds } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import type { RecentlyChanged } from '../live/ChangedRules.js';
import { LateChangedEntries } from '../live/LateChangedEntries.js';
import { givenList } from '../logs/given-list.js';
import {
  type Brand,
  type CalendarEntry,
  type FieldConfiguration,
  LOG_KINDS,
  type LogKind,
} from '../logs/types.js';
import type { PartialMessages } from '../messages/all-messages.js';
import type { LoadError } from '../messages/problem.js';
import { ErrorState } from '../primitives/ErrorState.js';
import { keepFocusAround } from '../primitives/focus-trail.js';
import type { MenuItem } from '../primitives/Menu.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import type { Command } from '../shortcuts/shortcut-registry.js';
import { useCommands } from '../shortcuts/use-shortcuts.js';
import { useThemed } from '../theme/portal-container.js';
import { appearanceMessages } from './appearance/appearance-messages.js';
import { type CalendarAppearance, defaultCalendarAppearance } from './appearance/calendar-appearance.js';
import { CalendarToolbar, NEW_KEY } from './CalendarToolbar.js';
import { calendarMessages } from './calendar-messages.js';
import { calendarParts } from './calendar-parts.js';
import { type CalendarState, overviewMonthsOf } from './calendar-state.js';
import { DRAFT_ID, withDraft } from './creation/draft-entry.js';
import type { QuickEntry } from './creation/QuickCreate.js';
import type { CalendarDetails } from './details/EventDetails.js';
import { neighborOf } from './details/neighbor-of.js';
import { FilterNotice } from './FilterNotice.js';
import { entriesOfKinds } from './layout/entries-of-kinds.js';
import { hidesAll } from './layout/hides-all.js';
import type { EntriesMove, EntryDates } from './move/entry-move.js';
import { useMoves } from './move/use-moves.js';
import { PartNotice } from './PartNotice.js';
import { placeOf } from './place-of.js';
import type { PrintLayout } from './print-layout.js';
import { useSelection } from './selection/use-selection.js';
import { useCalendarState } from './use-calendar-state.js';
import { useCreation } from './use-creation.js';
import { useEscape } from './use-escape.js';
import { useFloat } from './use-float.js';
import { usePosition } from './use-position.js';
import { useToday } from './use-today.js';
import { agendaView } from './views/agenda/index.js';
import type { CalendarView, CalendarViewProps } from './views/calendar-view.js';
import type { CalendarWindow, DisplayedRange, NeedMore } from './views/calendar-window.js';
import { calendarViews } from './views/index.js';
import { monthView } from './views/month/index.js';
import type { CalendarCounts, OverviewCell } from './views/overview/calendar-counts.js';
import { weekView } from './views/week/index.js';

/** Options for the filters that {@link Calendar} offers in addition to the type filter. */
export interface CalendarFilters {
  /** Entry counts for the displayed range. If omitted, no counts are displayed. */
  counts?: FilterCounts;
  /** Content at the end of the row with the active filters, such as a button that saves the view. */
  actions?: ReactNode;
}

/** Props of {@link Calendar}. All other props are passed to the root `<div>`. */
export interface CalendarProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError' | 'onSelect' | 'onChange'> {
  /**
   * The entries in the displayed range that match `state.filter`. Entries outside the range are ignored. Pass the same
   * array until its content changes.
   */
  entries: readonly CalendarEntry[];
  /** By default, the brands of the `KitProvider`. */
  brands?: readonly Brand[];
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
  /**
   * The filters for brand, text, visibility and custom fields. If omitted, users can filter only by type. The calendar
   * displays all `entries` of the visible kinds, so pass only entries that match `state.filter`. See `matchesFilter`
   * and `filterCounts`.
   */
  filters?: CalendarFilters;
  /** How entries are displayed. Pass the same object until its content changes. @default defaultCalendarAppearance */
  appearance?: CalendarAppearance;
  /** Called when the user changes the appearance. If omitted, the toolbar has no appearance button. */
  onAppearanceChange?: (change: { appearance: CalendarAppearance }) => void;
  /**
   * The custom fields that users can filter and color entries by and display on entries. Pass the same array until its
   * content changes. By default, the fields of the `KitProvider`.
   */
  fieldConfigurations?: readonly FieldConfiguration[];
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
  /** Not used. Accepted because `useCalendarProps` from `@content-planner/sdk` returns it with the other props. */
  refetch?: () => void;
  /**
   * The entries that other users have just changed, and who changed each entry. The entries are highlighted for two
   * seconds. Pass the result of `useRecentlyChanged` from `@content-planner/sdk`.
   */
  recentlyChanged?: RecentlyChanged;
  /** Called with an entry when its details open, and with null when the details close. Load `details` for the entry. */
  onSelectEntry?: (selected: { entry: CalendarEntry | null }) => void;
  /**
   * The id of the entry whose details should be open, such as an id from a link. Null closes the details. The details
   * open once the entry is in `entries`. Users can also open and close details, so update this prop in
   * `onSelectEntry`.
   */
  openEntryId?: string | null;
  /** The loaded data of the selected entry. If omitted, the details display only the fields from `entries`. */
  details?: CalendarDetails;
  /**
   * Called when the user deletes an entry in its details, after the details close. Ask the user to confirm, then delete
   * the entry. If omitted, entries cannot be deleted.
   */
  onDelete?: (deleted: { entry: CalendarEntry }) => void;
  /**
   * Returns additional commands for the menu in an entry's details, such as 'Duplicate'. The details close before a
   * command runs.
   */
  entryActions?: (shown: { entry: CalendarEntry }) => readonly MenuItem[];
  /** Renders additional content below the title in the details of an entry, such as `EntryEditors`. */
  renderEditors?: (shown: { entry: CalendarEntry }) => ReactNode;
  /** Renders additional content after the details of an entry, such as an `EntryHistory`. */
  renderHistory?: (shown: { entry: CalendarEntry }) => ReactNode;
  /** Called when the user edits an entry, after its details close. If omitted, entries cannot be edited. */
  onEdit?: (edited: { entry: CalendarEntry }) => void;
  /**
   * Called with a day and the chosen kind when the user adds an entry with a button, by clicking an empty area of a
   * day, or by pressing Enter on an empty day. Open your form. If `onQuickCreate` is set, the argument contains what
   * the user has entered in the `onQuickCreate` card, so that the user can continue in the form. If this callback is
   * omitted, entries cannot be added.
   */
  onCreate?: (created: CreatedInCalendar) => void;
  /**
   * Called when the user creates an entry in the small card that opens next to the day. If the result is a promise, the
   * card stays open until the promise resolves. If the promise resolves to false or rejects, the card stays open and
   * keeps the title. Requires `onCreate`, which opens the complete form. If this callback is omitted, the user only
   * chooses a kind, and `onCreate` opens the form.
   */
  onQuickCreate?: (created: { entry: QuickEntry }) => unknown;
  /**
   * The `localStorage` key under which the `onQuickCreate` card remembers the last chosen kind and brand. If several
   * users share a browser, use a separate key for each user.
   * @default QUICK_CREATE_KEY
   */
  quickCreateStorageKey?: string;
  /**
   * Called when the user drags with the mouse across the empty areas of several days in the month or week view.
   * `endDate` is the last day, inclusive. Open your form for an event. By default, the `onQuickCreate` card opens with
   * these days. If `onQuickCreate` is also omitted, users can't drag across days.
   */
  onCreateRange?: (range: EntryDates) => void;
  /**
   * Called when the user moves entries to other dates, by dragging, with the keyboard, or with a dialog. Only the dates
   * change. If the function returns a promise, the calendar displays the new dates until the promise settles, and then
   * displays the dates in `entries`. If the promise resolves to false or rejects, the move has failed: display the
   * reason in a toast. If this callback is omitted, entries cannot be moved. See `useCalendarMove` in
   * `@content-planner/sdk`.
   */
  onMove?: (moved: EntriesMove) => unknown;
  /** Returns whether the user can move an entry. By default, all entries can be moved. */
  canMove?: (entry: CalendarEntry) => boolean;
  /**
   * The ids of the selected entries, which can include entries outside the displayed range. By default, the calendar
   * manages the selection.
   */
  selectedIds?: readonly string[];
  /**
   * Called when the user selects or deselects entries: with Shift+click or X, by dragging from an empty area of a day
   * while holding Shift, by pressing and holding an entry on a touch screen, or with a command in the entry's details.
   * Escape clears the selection. If this callback is omitted, entries cannot be selected.
   */
  onSelectionChange?: (change: { ids: readonly string[] }) => void;
  /**
   * Content that floats over the bottom of the calendar, such as a `SelectionBar` with actions for the selected
   * entries.
   */
  selectionBar?: ReactNode;
  /**
   * Whether entries can't be edited, moved or added, even if `onEdit`, `onMove` and `onCreate` are set.
   * @default false
   */
  readOnly?: boolean;
  /** Called when the user prints the calendar. If omitted, the button is hidden. */
  onPrint?: (printed: { state: CalendarState }) => void;
  /**
   * Called when the user opens the menu beside the Print button and chooses to print several months, a quarter, or a
   * list. If omitted, the menu is hidden.
   */
  onPrintLayout?: (printed: { state: CalendarState; layout: PrintLayout }) => void;
  /** Called when the user downloads a PDF. If omitted, the button is hidden. */
  onPdf?: (printed: { state: CalendarState }) => void;
  /**
   * Called when the user downloads the displayed entries as CSV: in the agenda, all entries, and in other views, the
   * entries in the range of `onRangeChange`. Views that display counts, such as the overview, create the file
   * themselves. If this callback is omitted, only those views have this command.
   */
  onCsv?: (printed: { state: CalendarState }) => void;
  /** The available views. @default calendarViews */
  views?: readonly CalendarView[];
  /** The first day whose entries the user can see. Earlier days look like days of other months. */
  firstDate?: CalendarDate | null;
  /** Today's date. Set this if you render on the server. By default, the date of the `KitProvider`. */
  today?: CalendarDate;
  /** BCP 47 language tag. By default, the locale of the `KitProvider`. */
  locale?: string;
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
  /** Additional controls in the toolbar. */
  toolbarActions?: ReactNode;
  /** Content above the view, such as a hint for new users. */
  notice?: ReactNode;
  /** Heading level in the toolbar. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** Texts that replace those of the `KitProvider`. Pass the same object on every render. */
  labels?: PartialMessages;
}

/** The props that {@link Calendar} provides to everything inside it. */
type KitProps = Pick<CalendarProps, 'labels' | 'locale' | 'today' | 'brands' | 'fieldConfigurations'>;

const always = () => true;
const isEditable = ({ readOnly }: CalendarEntry) => !readOnly;

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

/** Returns the element next to which an entry's details open. */
const chipOf = (root: HTMLElement | null, entry: CalendarEntry): HTMLElement | undefined =>
  placeOf(root, entry) ?? root ?? undefined;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  min-height: 0;
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);
`;

const CalendarContent = forwardRef<HTMLDivElement, Omit<CalendarProps, keyof KitProps>>(
  function CalendarContent(
    {
      entries: givenEntries,
      appearance = defaultCalendarAppearance,
      onAppearanceChange,
      state: givenState,
      defaultState,
      onStateChange,
      storageKey,
      filters,
      onRangeChange,
      loaded,
      counts,
      onOpenCell,
      onNeedMore,
      loading = false,
      error = false,
      onRetry,
      refetch: _refetch,
      recentlyChanged,
      onSelectEntry,
      openEntryId,
      details,
      onDelete: givenOnDelete,
      entryActions,
      renderEditors,
      renderHistory,
      onEdit: givenOnEdit,
      onCreate: givenOnCreate,
      onMove: givenOnMove,
      canMove: givenCanMove = always,
      selectedIds,
      onSelectionChange,
      selectionBar,
      onQuickCreate,
      quickCreateStorageKey,
      onCreateRange: givenOnCreateRange,
      readOnly = false,
      onPrint,
      onPrintLayout,
      onPdf,
      onCsv,
      views = calendarViews,
      firstDate = null,
      weekStartsOn: monthsStartOn = 0,
      weekViewStartsOn: weeksStartOn = 1,
      maxPerDay = 3,
      compact: givenCompact,
      toolbarActions,
      notice,
      headingLevel = 1,
      ...rest
    },
    ref,
  ) {
    useThemed();
    const onEdit = readOnly ? undefined : givenOnEdit;
    const onCreate = readOnly ? undefined : givenOnCreate;
    const onMove = readOnly ? undefined : givenOnMove;
    const onDelete = readOnly ? undefined : givenOnDelete;
    const onCreateRange = readOnly ? undefined : givenOnCreateRange;
    const canMove = (entry: CalendarEntry) => isEditable(entry) && givenCanMove(entry);
    const { locale, brands, fields } = useKit();
    const today = useToday();
    const translate = useTranslate();
    const allKinds = useKinds();
    const text = translate(calendarMessages);
    const rootRef = useRef<HTMLDivElement>(null);
    const isNarrow = useNarrow(rootRef, 768);
    const compact = givenCompact ?? isNarrow;
    // Checks the window's width, not the calendar's. Details open on top of the page, so they fit next to a narrow
    // calendar in a wide window.
    const isSmallWindow = useMediaQuery('(width < 768px)');
    const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
    const [state, change] = useCalendarState({
      state: givenState,
      defaultState,
      onStateChange,
      storageKey,
      today,
    });
    const moves = useMoves(givenList(givenEntries, 'entries of Calendar'), onMove !== undefined);
    const allEntries = moves.entries;
    const selection = useSelection({
      selectedIds,
      onSelectionChange: readOnly ? undefined : onSelectionChange,
    });
    const weekStartsOn = appearance.weekStart ?? monthsStartOn;
    const weekViewStartsOn = appearance.weekStart ?? weeksStartOn;
    const entries = useMemo(
      () => entriesOfKinds(allEntries, state.kinds, allKinds),
      [allEntries, state.kinds, allKinds],
    );
    useBrandWarning('Calendar', entries, loading);
    const editableEntries = useMemo(() => entries.filter(isEditable), [entries]);
    const { float, shown, anchorRef, side, dayHeight, open, close, cancel } = useFloat(entries);
    const hadFloat = useRef(false);
    const creation = useCreation(onCreate !== undefined, rootRef);
    const [draft, setDraft] = useState<QuickEntry | null>(null);
    const displayedEntries = useMemo(
      () => withDraft(entries, draft, text.newEntry),
      [entries, draft, text.newEntry],
    );
    const { cursor, jumps, position, pickedDate, dateForNextView, pick, jump, show } = usePosition(
      state.date,
    );
    const { value: parts, failed } = useOnDemand(calendarParts, float !== null || creation.isAsking);
    const { failed: filterFailed } = useOnDemand(filterParts, false);
    const filterMenuRef = useRef<FilterMenuControl>(null);

    const view =
      views.find(({ name }) => name === state.view) ??
      views.find(({ name }) => name === monthView.name) ??
      views[0] ??
      monthView;
    if (view.name !== state.view)
      warnOnce(
        `'${state.view}' is not a view of Calendar: set state.view to one of ${views.map(({ name }) => `'${name}'`).join(', ')}. The view '${view.name}' is displayed instead.`,
      );
    const settings = {
      weekStartsOn,
      weekViewStartsOn,
      months: state.months,
      overviewMonths: overviewMonthsOf(state),
    };
    const context = { ...settings, locale };
    const heading = view.heading(position, context);
    const label =
      view.describe?.(position, { ...context, translate }) ?? heading.map((part) => part.text).join('');
    const { from, to } = view.range(cursor, context);
    /**
     * Returns whether a step changes the displayed days. Near the first or last supported date, a step might have
     * no effect.
     */
    const canStep = (direction: -1 | 1) => {
      const next = view.step(position, direction, context);
      if (next > FIRST_DATE && next < LAST_DATE) return true;
      const [here, there] = [view.range(position, context), view.range(next, context)];
      return here.from !== there.from || here.to !== there.to;
    };

    const { isEndless } = view;
    useEffect(() => {
      onRangeChange?.({ from, to, ...(isEndless && { isEndless }) });
    }, [from, to, isEndless, onRangeChange]);

    useEffect(
      () =>
        whenIdle(() => {
          calendarParts.load();
          filterParts.load();
          for (const { load } of views) load?.();
        }),
      [views],
    );

    const isAllHidden =
      !loading &&
      !error &&
      hidesAll({ entries: allEntries, shown: entries, kinds: state.kinds, range: { from, to } });

    const filter = filters && withKinds(state.filter ?? NO_FILTER, state.kinds);
    const changeFilter = ({ filter: next }: { filter: Filter }) =>
      change({ kinds: filterKinds(next), filter: withKinds(next, LOG_KINDS) });
    const clearFilters = () => {
      filterMenuRef.current?.focus();
      changeFilter({ filter: NO_FILTER });
    };
    const brandIds = filter && filterBrands(filter);
    const isFiltered = filter !== undefined && filter.conditions.length > 0;
    const period = heading
      .flatMap(({ text, isYear }) => (isYear ? [] : [text]))
      .join('')
      .replace(/[\s,]+$/, '');
    const select = (entry: CalendarEntry, anchor?: HTMLElement) => {
      open({ type: 'details', entry }, anchor);
      onSelectEntry?.({ entry });
    };
    const closeFloat = () => {
      if (float?.type === 'details') onSelectEntry?.({ entry: null });
      close();
    };
    useCommands([
      ...(onEdit ? [{ keys: 'E', group: 'entry' as const, label: text.detailsShortcuts.edit }] : []),
      ...(onDelete ? [{ keys: 'Delete', group: 'entry' as const, label: text.detailsShortcuts.delete }] : []),
      { keys: ['ArrowLeft', 'ArrowRight'], group: 'entry', label: text.detailsShortcuts.step },
    ]);
    // While loading, don't open the details, because there is no element to open them next to.
    const linkedEntry = openEntryId && !loading ? entries.find(({ id }) => id === openEntryId) : undefined;
    const linkedId = openEntryId === null ? null : linkedEntry?.id;
    // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the application sets a different entry
    useEffect(() => {
      const openId = float?.type === 'details' ? float.entry.id : null;
      if (linkedId === undefined || linkedId === openId) return;
      if (linkedEntry) select(linkedEntry, chipOf(rootRef.current, linkedEntry));
      else closeFloat();
    }, [linkedId]);
    useEscape(float !== null && parts === null, () => {
      closeFloat();
      cancel();
    });
    const display = (date: CalendarDate) => {
      jump();
      change({ date });
    };
    const goTo = (date: CalendarDate) => {
      closeFloat();
      moves.announce('');
      display(date);
    };

    const goToToday = ({ key }: { key: string }) => {
      goTo(today);
      // The palette, which passes no key, returns focus itself.
      if (key !== '') void calendarParts.load().then(() => calendarParts.get().value?.focusDay(today));
    };

    const turn = (direction: -1 | 1) => {
      if (canStep(direction)) display(view.step(position, direction, context));
    };

    const { ask, askOnChosenDay } = creation;
    const askForNew = askOnChosenDay && (() => askOnChosenDay(position));
    const command = (label: string, run: NonNullable<Command['run']>, more?: Partial<Command>): Command => ({
      ...more,
      group: 'calendar',
      label,
      run,
    });
    const printed = { state: { ...state, date: position } };
    const openView = (next: string) => {
      closeFloat();
      moves.announce('');
      change({ view: next, date: dateForNextView() });
    };
    useCommands([
      { keys: ['ArrowLeft', 'ArrowRight'], group: 'calendar', label: text.shortcuts.day },
      { keys: ['ArrowUp', 'ArrowDown'], group: 'calendar', label: text.shortcuts.week },
      { keys: ['Home', 'End'], group: 'calendar', label: text.shortcuts.weekEnds },
      { keys: ['PageUp', 'PageDown'], group: 'calendar', label: text.shortcuts.month },
      { keys: 'Enter', group: 'calendar', label: text.shortcuts.open },
      ...(askForNew ? [command(text.newEntry, askForNew, { keys: NEW_KEY })] : []),
      command(text.today, goToToday, { keys: 'T' }),
      ...views.map(({ name, label: viewLabel }) =>
        command(text.openView({ label: text.view({ name, label: viewLabel }) }), () => openView(name)),
      ),
      ...(onAppearanceChange && view.showsEntries !== false
        ? [
            command(
              appearance.hideWeekends ? text.showWeekends : translate(appearanceMessages).hideWeekends,
              () =>
                onAppearanceChange({ appearance: { ...appearance, hideWeekends: !appearance.hideWeekends } }),
            ),
          ]
        : []),
      ...(onPrint ? [command(text.print, () => onPrint(printed))] : []),
      ...(onPdf ? [command(text.pdf, () => onPdf(printed))] : []),
      ...(onCsv && !view.toCsv ? [command(text.csv, () => onCsv(printed))] : []),
    ]);

    const { part: selecting, ...selected } = selection;
    const actionsOf = (about: { entry: CalendarEntry }) => [
      ...(entryActions?.(about) ?? []),
      ...(selecting ? [selecting.selectCommand(about.entry, selected, translate)] : []),
    ];

    const selectable = { ...selected, entries: editableEntries, announce: moves.announce };

    const viewProps: CalendarViewProps = {
      ...settings,
      label,
      entries: view.showsEntries === false ? entries : displayedEntries,
      kinds: state.kinds,
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
      filtered: isAllHidden,
      onClearFilters: isFiltered ? clearFilters : undefined,
      selectedId: float?.type === 'details' ? float.entry.id : null,
      onCursorChange: ({ cursor: next }) => goTo(next),
      onShow: ({ date }) => {
        show(date);
        // Scrolling can remove an entry from the document while its details are open. If so, the details close.
        if (float !== null && anchorRef.current?.isConnected === false) closeFloat();
      },
      onPickDay: ({ date }) => pick(date),
      onOpenEntry: ({ entry, anchor }) => {
        if (entry.id !== DRAFT_ID) select(entry, anchor);
      },
      onOpenDay: ({ date, anchor }) => open({ type: 'day', date }, anchor),
      onOpenCell: (cell) => {
        if (onOpenCell) return onOpenCell(cell);
        jump();
        change({ view: agendaView.name, date: cell.month, ...(cell.kind && { kinds: [cell.kind] }) });
      },
      onCreate:
        ask &&
        (({ date, onGround = false }) => {
          // If a popover is open, a click outside only closes the popover.
          if (!onGround || !hadFloat.current) ask({ date });
        }),
      renderDayActions:
        selecting && selected.ids.length > 0
          ? ({ date }) => (
              <selecting.SelectAll
                {...selectable}
                entries={editableEntries.filter(
                  ({ startDate, endDate }) => startDate <= date && endDate >= date,
                )}
              />
            )
          : undefined,
      onNeedMore,
    };
    const { toCsv } = view;
    const saveCsv = toCsv
      ? async () =>
          saveCsvText(
            `${view.name}-${from}.csv`,
            await toCsv({ ...viewProps, locale, brands, fields, translate, kindOf: allKinds.of }),
          )
      : onCsv && (() => onCsv(printed));

    return (
      <Root
        {...rest}
        ref={mergedRef}
        data-view={view.name}
        onPointerDownCapture={(event) => {
          hadFloat.current = float !== null;
          rest.onPointerDownCapture?.(event);
        }}
      >
        <CalendarToolbar
          heading={heading}
          headingLevel={headingLevel}
          onPrevious={() => goTo(view.step(position, -1, context))}
          onToday={() => goTo(today)}
          onNext={() => goTo(view.step(position, 1, context))}
          hasPrevious={canStep(-1)}
          hasNext={canStep(1)}
          views={views}
          view={view.name}
          onViewChange={({ view: next }) => openView(next)}
          viewControls={
            view.controls && <view.controls state={state} onStateChange={({ state: next }) => change(next)} />
          }
          kinds={state.kinds}
          onKindsChange={change}
          filterMenu={
            filters &&
            filter && (
              <FilterMenu
                filter={filter}
                onFilterChange={changeFilter}
                counts={filters.counts}
                controlRef={filterMenuRef}
              />
            )
          }
          appearance={
            onAppearanceChange && view.showsEntries !== false
              ? {
                  appearance,
                  onAppearanceChange,
                  entries,
                  range: { from, to },
                }
              : undefined
          }
          onPrint={onPrint && (() => onPrint(printed))}
          onPrintLayout={onPrintLayout && ((layout) => onPrintLayout({ ...printed, layout }))}
          onPdf={onPdf && (() => onPdf(printed))}
          onNew={askForNew}
          onCsv={loading || error ? undefined : saveCsv}
          actions={toolbarActions}
          {...(givenCompact !== undefined && { compact: givenCompact })}
        />
        <VisuallyHidden role="status">{moves.announcement || (jumps > 0 ? label : '')}</VisuallyHidden>
        <LateChangedEntries entries={recentlyChanged} displayed={entries} label={text.changedByOthers} />
        {filters && filter && (
          <FilterBar
            filter={filter}
            onFilterChange={changeFilter}
            counts={loading ? undefined : filters.counts}
            // In the agenda, the counts also include entries outside the month in the heading, so no period is mentioned.
            period={isEndless ? undefined : period}
            menuRef={filterMenuRef}
            actions={filters.actions}
          />
        )}
        {notice}
        {(failed || filterFailed) && (
          <PartNotice
            onRetry={() => {
              calendarParts.load();
              filterParts.load();
            }}
          />
        )}
        {isAllHidden && !filters && <FilterNotice kinds={state.kinds} onKindsChange={change} />}
        {error ? (
          <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />
        ) : (
          <view.component {...viewProps} />
        )}
        {parts && (
          <parts.CalendarFloats
            float={float}
            shown={shown}
            rootRef={rootRef}
            anchorRef={anchorRef}
            side={side}
            dayHeight={dayHeight}
            compact={givenCompact ?? isSmallWindow}
            entries={entries}
            appearance={appearance}
            details={details}
            onOpenEntry={(entry) => select(entry)}
            onEdit={
              onEdit &&
              ((edited) => {
                closeFloat();
                onEdit(edited);
              })
            }
            onDelete={
              onDelete &&
              ((deleted) => {
                closeFloat();
                // Focus returns to the entry. When the entry is removed, focus moves to a heading nearby.
                if (anchorRef.current) keepFocusAround(anchorRef.current);
                onDelete(deleted);
              })
            }
            onStep={({ entry, direction }) => {
              const isShown = (one: CalendarEntry) => placeOf(rootRef.current, one) !== null;
              const next = neighborOf(entries, { entry, direction, locale, isShown });
              if (next) select(next, chipOf(rootRef.current, next));
            }}
            entryActions={readOnly ? undefined : actionsOf}
            onMove={
              moves.Part
                ? ({ entry }) => {
                    closeFloat();
                    moves.ask(entry);
                  }
                : undefined
            }
            canMove={canMove}
            renderEditors={renderEditors}
            renderHistory={renderHistory}
            onClose={closeFloat}
            renderSelection={
              selecting ? (list) => <selecting.ListSelection {...selectable} {...list} /> : undefined
            }
          />
        )}
        {moves.Part && onMove && (
          <moves.Part
            {...moves.partProps}
            rootRef={rootRef}
            anchorRef={anchorRef}
            onMove={onMove}
            canMove={canMove}
            selectedIds={selected.ids}
            range={{ from, to }}
            isEndless={isEndless === true}
            onShowDate={display}
            onTurn={turn}
            today={today}
            compact={givenCompact ?? isSmallWindow}
            weekStartsOn={view.name === weekView.name ? weekViewStartsOn : weekStartsOn}
            hideWeekends={appearance.hideWeekends}
          />
        )}
        {selecting && (
          <selecting.CalendarSelection
            {...selectable}
            rootRef={rootRef}
            loading={loading}
            range={view.showsEntries === false ? null : { from, to }}
          />
        )}
        {selectionBar}
        {parts && (onCreate || onCreateRange) && (
          <parts.CalendarCreation
            creation={creation}
            cursor={cursor}
            rootRef={rootRef}
            marksDays={view.marksDays}
            hadFloat={hadFloat}
            onTurn={turn}
            draft={draft}
            onDraftChange={setDraft}
            {...(onCreate && { onCreate })}
            {...(onQuickCreate && { onQuickCreate })}
            {...(onCreateRange && { onCreateRange })}
            {...(quickCreateStorageKey !== undefined && { quickCreateStorageKey })}
            {...(brandIds?.length === 1 && { defaultBrandId: brandIds[0] ?? null })}
            {...(givenCompact !== undefined && { compact: givenCompact })}
          />
        )}
      </Root>
    );
  },
);

/**
 * The shared calendar: a toolbar, a view, and the details of the selected entry. Fills its parent's height. The
 * calendar doesn't load any data itself: `onRangeChange` reports which days to load.
 *
 * @example
 * <Calendar entries={entries} brands={brands} onRangeChange={({ from, to }) => load(from, to)}
 *   onSelectEntry={({ entry }) => setSelected(entry)} details={details} onEdit={edit} onCreate={create} />
 */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(
  { labels, locale, today, brands, fieldConfigurations, ...rest },
  ref,
) {
  return (
    <KitProvider
      messages={labels}
      locale={locale}
      today={today}
      brands={brands && givenList(brands, 'brands of Calendar')}
      fields={fieldConfigurations && givenList(fieldConfigurations, 'fieldConfigurations of Calendar')}
    >
      <CalendarContent {...rest} ref={ref} />
    </KitProvider>
  );
});
