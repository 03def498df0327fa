import {
  NO_FILTER,
  useCalendarProps,
  useDeleteEntry,
  useFieldConfigurations,
  useRecentlyChanged,
  useViewer,
  withCondition,
} from '@content-planner/sdk';
import {
  agendaView,
  Button,
  Calendar,
  type CalendarEntry,
  type CalendarState,
  type DisplayedRange,
  monthRange,
  type OverviewCell,
  overviewView,
  QUICK_CREATE_KEY,
  useKindOf,
  useMessages,
} from '@content-planner/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { appMessages } from '../../app/app-messages.js';
import { EntryEditor, EntryRepeat } from '../../app/dialogs.js';
import { keepsUrlOfDetails } from '../../app/keeps-url-of-details.js';
import { LateSelectionActions } from '../../app/LateSelectionActions.js';
import { renderEditors } from '../../app/render-editors.js';
import { renderHistory } from '../../app/render-history.js';
import { storeAppearanceChanges, storeChanges } from '../../app/stored-plan.js';
import { useEntryActions } from '../../app/use-entry-actions.js';
import { useEntryEditor } from '../../app/use-entry-editor.js';
import { useEntryMoves } from '../../app/use-entry-moves.js';
import { useReport } from '../../app/use-report.js';
import { useTitle } from '../../app/use-title.js';
import { calendarScreenMessages } from './calendar-screen-messages.js';
import { LateCalendarCsv } from './LateCalendarCsv.js';
import { SampleContent } from './SampleContent.js';
import { SavedViews } from './SavedViews.js';
import { useAboutHidden } from './use-about-hidden.js';
import { useAskedState } from './use-asked-state.js';
import { useCalendarPrint } from './use-calendar-print.js';
import { useCounts } from './use-counts.js';
import { useOverview } from './use-overview.js';
import { usePlan } from './use-plan.js';
import { useQuickCreate } from './use-quick-create.js';
import { useSavedViewCommands } from './use-saved-view-commands.js';
import { useSelectedEntries } from './use-selected-entries.js';

/** The home screen for logged-in users: the shared calendar. */
export default function CalendarScreen() {
  const [plan, change] = usePlan();
  const { state, appearance, entry, viewId } = plan;
  const [range, setRange] = useState<DisplayedRange & { isCounted?: boolean }>(() => monthRange(state.date));
  const { fieldConfigurations } = useFieldConfigurations();
  const calendar = useCalendarProps({
    initialRange: range,
    ...(state.filter && { filter: state.filter }),
    includeCustomFields: typeof appearance.colorBy === 'object' || appearance.shows.fieldId !== null,
  });
  const isOverview = state.view === overviewView.name;
  const asked = useAskedState(state);
  const overview = useOverview(isOverview ? { state: asked, range: range.isCounted ? range : null } : null);
  const counts = useCounts({ state: asked, range });
  const recentlyChanged = useRecentlyChanged(calendar.entries);
  const { viewer } = useViewer();
  const [deleteEntry] = useDeleteEntry();
  const report = useReport();
  const editor = useEntryEditor();
  const {
    selected,
    select: selectSeveral,
    keepDisplayed,
    selectedIds,
    onSelectionChange,
  } = useSelectedEntries(calendar.entries);
  const { entryActions, repeat } = useEntryActions(editor);
  const savedViews = useSavedViewCommands(plan, change);
  const { print, printLayout, pdf } = useCalendarPrint(appearance);
  const [csv, setCsv] = useState<{ state: CalendarState } | null>(null);
  const text = useMessages(calendarScreenMessages);
  const kindOf = useKindOf();
  const labels = useMemo(
    () => ({
      calendar: isOverview
        ? { print: text.printOverview, pdf: text.downloadOverview }
        : { print: text.printMonth, pdf: text.downloadMonth },
    }),
    [isOverview, text],
  );
  useTitle(useMessages(appMessages).calendar);

  const { onRangeChange } = calendar;
  const show = useCallback(
    (next: DisplayedRange) => {
      setRange({ ...next, isCounted: isOverview });
      // Don't fetch the entries of a whole year for the overview, because it displays only counts.
      if (!isOverview) onRangeChange(next);
    },
    [onRangeChange, isOverview],
  );
  const changeState = (next: CalendarState) => {
    // Don't store changes to a saved view, because they must not replace the user's own settings.
    if (viewId === null) storeChanges(state, next);
    const isOtherDay = JSON.stringify({ ...state, date: next.date }) === JSON.stringify(next);
    const isOnScreen = next.date >= range.from && next.date <= range.to;
    change({ state: next }, { replace: isOtherDay && isOnScreen });
  };
  const select = (selected: { entry: CalendarEntry | null }) => {
    calendar.onSelectEntry(selected);
    const isSame = selected.entry?.id === entry?.id;
    if (isSame || (selected.entry && keepsUrlOfDetails())) return;
    change(
      { entry: selected.entry && { kind: selected.entry.kind, id: selected.entry.id } },
      { replace: true },
    );
  };
  const remove = ({ entry: { id, kind } }: { entry: CalendarEntry }) => {
    const { texts } = kindOf(kind);
    if (!window.confirm(texts.confirmDelete)) return;
    void report(deleteEntry(id), texts.deleted, texts.deleteFailed, { refresh: calendar.refetch });
  };
  const openCell = ({ month, kind, brandId }: OverviewCell) =>
    change({
      state: {
        ...state,
        view: agendaView.name,
        date: month,
        ...(kind && { kinds: [kind] }),
        ...(brandId !== undefined && {
          filter: withCondition(state.filter ?? NO_FILTER, '@brand', 'isAnyOf', [brandId]),
        }),
      },
    });
  const aboutHidden = useAboutHidden({ state, onStateChange: changeState, range, fieldConfigurations });
  const quickCreate = useQuickCreate(aboutHidden);

  const move = useEntryMoves({
    refetch: calendar.refetch,
    onShow: ({ id, kind, startDate }) =>
      change({ state: { ...state, date: startDate }, entry: { id, kind } }),
  });

  return (
    <>
      <Calendar
        {...calendar}
        {...overview}
        recentlyChanged={recentlyChanged}
        state={state}
        onStateChange={(changed) => changeState(changed.state)}
        filters={{
          ...(counts && { counts }),
          actions: viewId === null && (
            <Button variant="ghost" onClick={savedViews.menu.onSave}>
              {text.saveView}
            </Button>
          ),
        }}
        appearance={appearance}
        onAppearanceChange={({ appearance: next }) => {
          if (viewId === null) storeAppearanceChanges(appearance, next);
          change({ appearance: next });
        }}
        fieldConfigurations={fieldConfigurations}
        onRangeChange={show}
        onSelectEntry={select}
        openEntryId={entry?.id ?? null}
        onOpenCell={openCell}
        onEdit={editor.edit}
        onCreate={editor.create}
        onDelete={remove}
        entryActions={entryActions}
        onMove={move}
        selectedIds={selectedIds}
        onSelectionChange={onSelectionChange}
        selectionBar={
          <LateSelectionActions
            entries={selected}
            fieldConfigurations={fieldConfigurations}
            weekStartsOn={appearance.weekStart ?? 0}
            onMove={move}
            onSelect={selectSeveral}
            onChanged={keepDisplayed}
          />
        }
        onQuickCreate={quickCreate}
        quickCreateStorageKey={`${QUICK_CREATE_KEY}:${viewer?.id}`}
        onPrint={print}
        onPrintLayout={printLayout}
        renderEditors={renderEditors}
        renderHistory={renderHistory}
        onPdf={pdf}
        onCsv={setCsv}
        notice={<SampleContent hasDays={!isOverview && state.view !== agendaView.name} />}
        labels={labels}
      />
      <SavedViews
        {...savedViews}
        plan={plan}
        brands={calendar.brands}
        fieldConfigurations={fieldConfigurations}
      />
      <EntryEditor dialog={editor.dialog} aboutHidden={aboutHidden} />
      <EntryRepeat dialog={repeat} />
      <LateCalendarCsv wanted={csv} range={range} />
    </>
  );
}
