import {
  NO_FILTER,
  toSearchParams,
  useBrands,
  useEntryPage,
  useFilterCounts,
  useViewer,
  withCondition,
} from '@content-planner/sdk';
import {
  agendaView,
  type CalendarEntry,
  COMMAND_PALETTE_KEY,
  CommandPalette,
  KitProvider,
  monthView,
  overviewView,
  today,
} from '@content-planner/ui-kit';
import { type ComponentProps, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from './paths.js';
import { planParams } from './plan.js';
import { currentPlan } from './plan-at.js';

/** How many entries the palette displays. */
const SHOWN = 4;

/** The command palette for all screens. Dates and entries open in the calendar. */
export default function Palette({
  open,
  onOpenChange,
}: Required<Pick<ComponentProps<typeof CommandPalette>, 'open' | 'onOpenChange'>>) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { viewer } = useViewer();
  const { brands } = useBrands({ pause: !open });
  const day = today();
  const isSearching = text !== '';
  const upcoming = useEntryPage(
    isSearching ? { search: text, startsFrom: day, sort: { field: '@date' }, first: SHOWN } : null,
  );
  const past = useEntryPage(isSearching ? { search: text, startsBefore: day, first: SHOWN } : null);
  const { counts } = useFilterCounts(
    isSearching
      ? { filter: withCondition(NO_FILTER, '@title', 'contains', text), includeHidden: true }
      : null,
  );
  const entries = useMemo(() => [...upcoming.entries, ...past.entries], [upcoming.entries, past.entries]);

  const goToDate = ({ date }: { date: string }) => {
    const { state, ...rest } = currentPlan();
    const next = { ...rest, entry: null, state: { ...state, date } };
    navigate(`${paths.home}?${planParams(next)}`, { state: { viewId: next.viewId } });
  };
  const openEntry = ({ entry }: { entry: CalendarEntry }) => {
    const { state, appearance } = currentPlan();
    const { kind, id, startDate } = entry;
    // Clear the filters, because they could hide the entry. Leave the overview, because it displays no entries.
    const shown = {
      ...state,
      view: state.view === overviewView.name ? monthView.name : state.view,
      kinds: null,
      filter: NO_FILTER,
      date: startDate,
    };
    navigate(`${paths.home}?${planParams({ state: shown, appearance, entry: { kind, id } })}`);
  };
  const openAll = ({ text: typed }: { text: string }) =>
    navigate(
      `${paths.home}?${toSearchParams({ view: agendaView.name, date: day, filter: withCondition(NO_FILTER, '@title', 'contains', typed) })}`,
    );
  return (
    <KitProvider brands={brands}>
      <CommandPalette
        open={open}
        onOpenChange={onOpenChange}
        storageKey={`${COMMAND_PALETTE_KEY}:${viewer?.id}`}
        onGoToDate={goToDate}
        onSearchEntries={(searched) => setText(searched.text)}
        entries={entries}
        loading={upcoming.loading || past.loading}
        entryCount={counts?.matching}
        onOpenEntry={openEntry}
        onOpenAllEntries={openAll}
      />
    </KitProvider>
  );
}
