import { filterFields, matcherOf, NO_FILTER, withKinds } from '@content-planner/model';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type CalendarAppearance,
  defaultCalendarAppearance,
} from '../calendar/appearance/calendar-appearance.js';
import { Calendar } from '../calendar/Calendar.js';
import { type CalendarState, defaultCalendarState } from '../calendar/calendar-state.js';
import type { EntriesMove } from '../calendar/move/entry-move.js';
import { filterCounts } from '../filters/filter-counts.js';
import type { Brand, CalendarEntry, FieldConfiguration } from '../logs/types.js';
import { CommandPalette } from '../palette/CommandPalette.js';
import { ToastProvider, useToast } from '../primitives/Toast.js';
import { RepeatDialog } from '../repeat/RepeatDialog.js';
import { SaveViewDialog } from '../saved-views/SaveViewDialog.js';
import { storyViews } from '../saved-views/story-data.js';
import { ViewMenu } from '../saved-views/ViewMenu.js';
import { Shell } from '../shell/Shell.js';
import { storyGroups, storyUser } from '../shell/story-data.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { useShortcutSheet } from '../shortcuts/use-shortcuts.js';
import { type Theme, ThemeProvider } from '../theme/ThemeProvider.js';
import { SelectedEntries, type SelectionDialog } from './selected-entries.fixture.js';

const TODAY = '2026-11-11';

const brands: readonly Brand[] = [
  { id: 'lumen', name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
  { id: 'harbor', name: 'Harbor & Vine', color: 'hsl(14, 72%, 54%)' },
];

const status: FieldConfiguration = {
  id: 'status',
  kind: 'blog',
  fieldName: 'status',
  fieldLabel: 'Status',
  fieldType: 'dropdown',
  dropdownOptions: ['Draft', 'Ready'],
  isRequired: false,
  displayOrder: 0,
};

const entry = (id: string, title: string, startDate: string, more: Partial<CalendarEntry> = {}) => ({
  id,
  kind: 'blog' as const,
  title,
  startDate,
  endDate: startDate,
  brandId: null,
  color: null,
  version: 1,
  showOnCalendar: true,
  dynamicFields: { status: 'Draft' },
  ...more,
});

/** Four entries on one day, so that one of them is hidden behind '+1 more'. */
const LAUNCH = ['Landing page', 'Press release', 'Product video', 'Store banner'];

const ENTRIES: readonly CalendarEntry[] = [
  entry('guide', 'Gift guide', '2026-11-10', { kind: 'event', endDate: '2026-11-12', brandId: 'lumen' }),
  entry('list', 'Reserve list', '2026-11-16', { brandId: 'harbor', dynamicFields: { status: 'Ready' } }),
  ...LAUNCH.map((title, place) => entry(`launch-${place}`, title, '2026-11-25')),
];

interface PlannerState {
  calendar: CalendarState;
  appearance: CalendarAppearance;
  entries: readonly CalendarEntry[];
  theme: Theme;
  viewId: string;
  hasChanges: boolean;
  openId: string | null;
  saving: boolean;
  searching: boolean;
  repeatedId: string | null;
  selectedIds: readonly string[];
  selectionDialog: SelectionDialog;
}

const START: PlannerState = {
  calendar: { ...defaultCalendarState(TODAY), view: 'month' },
  appearance: defaultCalendarAppearance,
  entries: ENTRIES,
  theme: 'light',
  viewId: 'view-1',
  hasChanges: true,
  openId: null,
  saving: false,
  searching: false,
  repeatedId: null,
  selectedIds: [],
  selectionDialog: null,
};

/** The state of the mounted application. */
export const planner = {
  state: START,
  open: (_id: string) => {},
};

/** The actions that the application was asked to perform, such as 'print'. */
export const done: string[] = [];

const did = (what: string) => () => {
  done.push(what);
};

function PlannerScreens({
  state,
  set,
}: {
  state: PlannerState;
  set: (change: Partial<PlannerState>) => void;
}) {
  const toast = useToast();
  const { openShortcuts } = useShortcutSheet();
  const [range, setRange] = useState({ from: '2026-11-01', to: '2026-12-05' });
  const { calendar, appearance, entries, theme } = state;
  const move = ({ moves }: EntriesMove) =>
    set({
      entries: entries.map((one) => ({ ...one, ...moves.find(({ id }) => id === one.id) })),
    });
  const fields = [status];
  const repeated = entries.find(({ id }) => id === state.repeatedId);
  const rest = entries.filter(
    matcherOf(calendar.filter ?? NO_FILTER, { fields: filterFields(fields), today: TODAY, me: null }),
  );
  const counts = filterCounts({
    entries,
    filter: withKinds(calendar.filter ?? NO_FILTER, calendar.kinds),
    fieldConfigurations: fields,
    range,
  });
  return (
    <Shell
      groups={storyGroups('calendar')}
      user={storyUser}
      theme={theme}
      onThemeChange={set}
      onLogout={did('log out')}
      onNavigate={({ href, event }) => {
        event.preventDefault();
        done.push(`open ${href}`);
      }}
      onSearch={() => set({ searching: true })}
      userMenuItems={[{ id: 'shortcuts', label: 'Keyboard shortcuts', onSelect: openShortcuts }]}
      pathEnd={
        <ViewMenu
          views={storyViews}
          viewId={state.viewId}
          hasChanges={state.hasChanges}
          onOpenView={({ view }) => set({ viewId: view?.id ?? '', hasChanges: false })}
          onSave={() => set({ saving: true })}
          onUpdate={() => set({ hasChanges: false })}
          onDiscard={() => set({ hasChanges: false })}
          onCopyLink={did('copy the link of the view')}
          onSubscribe={did('subscribe to the view')}
          onRename={did('rename the view')}
          onShare={did('share the view')}
          onDelete={did('delete the view')}
        />
      }
    >
      <Calendar
        entries={rest}
        brands={brands}
        fieldConfigurations={[status]}
        today={TODAY}
        state={calendar}
        onStateChange={(change) => set({ calendar: change.state })}
        onRangeChange={setRange}
        filters={{ counts }}
        appearance={appearance}
        onAppearanceChange={set}
        loaded={{ from: '2026-10-01', to: '2026-12-31' }}
        openEntryId={state.openId}
        onSelectEntry={({ entry: selected }) => set({ openId: selected?.id ?? null })}
        onEdit={({ entry: { title } }) => done.push(`edit ${title}`)}
        onDelete={({ entry: { title } }) => done.push(`delete ${title}`)}
        onMove={move}
        selectedIds={state.selectedIds}
        onSelectionChange={({ ids }) => set({ selectedIds: ids })}
        selectionBar={
          <SelectedEntries
            entries={entries.filter(({ id }) => state.selectedIds.includes(id))}
            dialog={state.selectionDialog}
            setDialog={(selectionDialog) => set({ selectionDialog })}
            onMove={move}
            onClear={() => set({ selectedIds: [] })}
            onAction={(what) => done.push(what)}
          />
        }
        onCreate={({ kind, title = '', date }) => done.push(`continue with ${[kind, title, date].join(' ')}`)}
        onQuickCreate={({ entry: { title, kind, brandId, startDate, endDate } }) =>
          done.push(`create ${[kind, title, startDate, endDate, brandId].join(' ')}`)
        }
        entryActions={({ entry: one }) => [
          { id: 'duplicate', label: 'Duplicate', onSelect: did(`duplicate ${one.title}`) },
          { id: 'repeat', label: 'Repeat…', onSelect: () => set({ repeatedId: one.id }) },
          {
            id: 'link',
            label: 'Copy link',
            onSelect: () =>
              toast({ title: 'Link copied', action: { label: 'Open', onAction: did('open the link') } }),
          },
        ]}
        onPrint={did('print')}
        onPrintLayout={({ layout }) => done.push(`print ${layout.type}`)}
        onPdf={did('download a PDF')}
        onCsv={did('download a CSV file')}
      />
      <SaveViewDialog
        open={state.saving}
        onOpenChange={({ open }) => set({ saving: open })}
        keeps={['Month']}
        onSubmit={({ values }) => {
          done.push(`save the view ${values.name}`);
          set({ saving: false });
        }}
      />
      <RepeatDialog
        open={repeated !== undefined}
        onOpenChange={({ open }) => !open && set({ repeatedId: null })}
        entry={repeated ?? (ENTRIES[0] as CalendarEntry)}
        onSubmit={({ days }) => {
          done.push(`create ${days.length} entries`);
          set({ repeatedId: null });
        }}
      />
      <CommandPalette
        open={state.searching}
        onOpenChange={({ open }) => set({ searching: open })}
        today={TODAY}
        onGoToDate={({ date }) => set({ calendar: { ...calendar, date } })}
        onSearchEntries={() => {}}
        entries={entries.slice(0, 1)}
        onOpenEntry={({ entry: one }) => set({ openId: one.id })}
      />
    </Shell>
  );
}

/** A minimal application with a calendar, saved views and a command palette. */
export function Planner({ start = {}, children }: { start?: Partial<PlannerState>; children?: ReactNode }) {
  const [state, setState] = useState({ ...START, ...start });
  const set = (change: Partial<PlannerState>) => setState((before) => ({ ...before, ...change }));
  useEffect(() => {
    planner.state = state;
    planner.open = (openId) => set({ openId });
  });
  return (
    <ThemeProvider theme={state.theme}>
      <ToastProvider>
        <ShortcutProvider>
          <PlannerScreens state={state} set={set} />
          {children}
        </ShortcutProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}
