import { forwardRef, type ReactNode, type RefAttributes } from 'react';
import type { EntryFeature } from '../entries/feature.js';
import { menuItems } from '../entries/menu-action.js';
import { KitProvider } from '../kit/KitProvider.js';
import { givenList } from '../logs/given-list.js';
import type { CalendarEntry, LogKind } from '../logs/types.js';
import { changingAppearance } from './appearance/appearance.js';
import type { CalendarAppearance } from './appearance/calendar-appearance.js';
import { CalendarRoot } from './CalendarRoot.js';
import type { CalendarBaseProps, CalendarFilters, CreatedInCalendar } from './calendar-props.js';
import type { CalendarState } from './calendar-state.js';
import { creating } from './creation/creating.js';
import type { QuickEntry } from './creation/QuickCreate.js';
import { details as detailsFeature } from './details/details.js';
import type { CalendarDetails } from './details/EventDetails.js';
import { deleting, editing } from './details/editing.js';
import { filtering } from './filtering/filtering.js';
import type { HostProps } from './host-props.js';
import { live } from './live.js';
import type { EntryDates } from './move/entry-move.js';
import { moving } from './move/moving.js';
import type { PrintLayout } from './printing/print-layout.js';
import { printing } from './printing/printing.js';
import { selecting } from './selection/selecting.js';

export type { CalendarFilters, CreatedInCalendar } from './calendar-props.js';

/** Props of {@link Calendar}. All other props are passed to the root `<div>`. */
export interface CalendarProps<Entry extends CalendarEntry = CalendarEntry>
  extends CalendarBaseProps<Entry>,
    HostProps<Entry> {
  /**
   * The filters for brand, text, visibility and custom fields. If omitted, users can filter only by type. The calendar
   * displays all `entries` of the visible kinds, so pass only entries that match `state.filter`. See `matcherOf`
   * and `filterCounts`.
   */
  filters?: CalendarFilters;
  /**
   * Your own features. They are added to those of the callbacks, and replace them if they have the same name.
   * @default []
   */
  features?: readonly EntryFeature<NoInfer<Entry>>[];
  /** Loads the entries again. Called by `refresh` of {@link EntryControl}. */
  refetch?: () => void;
  /**
   * The loaded data of the selected entry. If omitted, the details display what `entries` contain. If false, there are
   * no details: display your own ones in `onSelectEntry`.
   */
  details?: CalendarDetails | false;
  /**
   * Called when the user deletes an entry in its details, after the details close. Ask the user to confirm, then delete
   * the entry. If omitted, entries cannot be deleted.
   */
  onDelete?: (deleted: { entry: Entry }) => void;
  /** Called when the user edits an entry, after its details close. If omitted, entries cannot be edited. */
  onEdit?: (edited: { entry: Entry }) => void;
  /**
   * Called with a day and the chosen kind when the user adds an entry with a button, by clicking an empty area of a
   * day, or by pressing Enter on an empty day. Open your form. If `onQuickCreate` is set, the argument contains what
   * the user has entered in the `onQuickCreate` card, so that the user can continue in the form. If this callback is
   * omitted, entries cannot be added.
   */
  onCreate?: (created: CreatedInCalendar) => void;
  /**
   * The kinds that users can choose for new entries, such as `['blog']`. If there is only one, `onCreate` is called
   * without asking for the kind. By default, all kinds that are not hidden.
   */
  creatableKinds?: readonly LogKind[];
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
  /** Called when the user changes the appearance. If omitted, the toolbar has no appearance button. */
  onAppearanceChange?: (change: { appearance: CalendarAppearance }) => void;
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
  /** Additional controls in the toolbar. */
  toolbarActions?: ReactNode;
  /** Content above the view, such as a hint for new users. */
  notice?: ReactNode;
}

/**
 * The shared calendar: a toolbar, a view, and the details of the selected entry. Fills its parent's height. The
 * calendar doesn't load any data itself: `onRangeChange` reports which days to load.
 *
 * @example
 * <Calendar entries={entries} brands={brands} onRangeChange={({ from, to }) => load(from, to)}
 *   onSelectEntry={({ entry }) => setSelected(entry)} onEdit={edit} onCreate={create} />
 */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(props, ref) {
  const {
    labels,
    locale,
    today,
    brands,
    fieldConfigurations,
    refetch,
    onSelectEntry: _onSelectEntry,
    openEntryId: _openEntryId,
    details: _details,
    renderEditors: _renderEditors,
    renderHistory: _renderHistory,
    onEdit,
    onDelete,
    onMove,
    canMove = props.canEdit,
    entryActions,
    onCreate,
    onQuickCreate: _onQuickCreate,
    quickCreateStorageKey: _quickCreateStorageKey,
    creatableKinds: _creatableKinds,
    onCreateRange,
    selectedIds: _selectedIds,
    onSelectionChange: _onSelectionChange,
    selectionBar: _selectionBar,
    onAppearanceChange,
    recentlyChanged,
    toolbarActions,
    notice,
    entryContent,
    detailsContent,
    onPrint: _onPrint,
    onPrintLayout: _onPrintLayout,
    onPdf: _onPdf,
    onCsv: _onCsv,
    filters,
    features: ownFeatures = [],
    ...rest
  } = props;
  const features: EntryFeature[] = [
    filtering(filters),
    detailsFeature(props),
    ...(onEdit ? [editing({ onEdit })] : []),
    ...(onMove && !rest.readOnly ? [moving({ onMove, canMove })] : []),
    ...(entryActions ? [menuItems(entryActions)] : []),
    selecting(props),
    ...(onDelete ? [deleting({ onDelete })] : []),
    ...(onCreate || onCreateRange ? [creating(props)] : []),
    ...(recentlyChanged ? [live(recentlyChanged)] : []),
    {
      name: 'content',
      banner: notice,
      toolbarContent: toolbarActions,
      content: entryContent,
      detailsContent,
      refresh: refetch,
    },
    ...(onAppearanceChange ? [changingAppearance({ appearance: rest.appearance, onAppearanceChange })] : []),
    printing(props),
    ...ownFeatures,
  ];
  return (
    <KitProvider
      messages={labels}
      locale={locale}
      today={today}
      brands={brands && givenList(brands, 'brands of Calendar')}
      fields={fieldConfigurations && givenList(fieldConfigurations, 'fieldConfigurations of Calendar')}
    >
      <CalendarRoot {...rest} features={features} ref={ref} />
    </KitProvider>
  );
}) as <Entry extends CalendarEntry = CalendarEntry>(
  props: CalendarProps<Entry> & RefAttributes<HTMLDivElement>,
) => ReactNode;
