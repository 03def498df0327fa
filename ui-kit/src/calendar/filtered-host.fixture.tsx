import { filterFields, matcherOf, NO_FILTER, withKinds } from '@content-planner/model';
import { type ReactNode, useState } from 'react';
import { describeFilter } from '../filters/describe-filter.js';
import { filterCounts } from '../filters/filter-counts.js';
import { Button } from '../primitives/Button.js';
import { SaveViewDialog } from '../saved-views/SaveViewDialog.js';
import { storyViews } from '../saved-views/story-data.js';
import { ViewMenu } from '../saved-views/ViewMenu.js';
import { Shell } from '../shell/Shell.js';
import { storyGroups, storyUser } from '../shell/story-data.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import type { Theme } from '../theme/ThemeProvider.js';
import { Calendar, type CalendarProps } from './Calendar.js';
import { type CalendarState, defaultCalendarState } from './calendar-state.js';
import {
  octoberEntries,
  SAMPLE_TODAY,
  sampleBrands,
  sampleDetails,
  sampleFilterFields,
} from './story-data.js';

const STATUSES = ['Idea', 'In review', 'Ready', 'Published'];

/** The entries in the sample month. Blog posts have a status. */
const entries = octoberEntries.map((entry, place) => {
  const full = sampleDetails(entry);
  const status = STATUSES[place % STATUSES.length] ?? null;
  return entry.kind === 'blog' ? { ...full, dynamicFields: { ...full.dynamicFields, status } } : full;
});

interface FilteredHostProps extends Partial<CalendarProps> {
  filter?: CalendarState['filter'];
  kinds?: CalendarState['kinds'];
  view?: CalendarState['view'];
}

/** A minimal application that filters its own entries. */
export function FilteredHost({ filter, kinds, view, ...props }: FilteredHostProps) {
  const [state, setState] = useState<CalendarState>({
    ...defaultCalendarState(SAMPLE_TODAY),
    ...(filter && { filter }),
    ...(kinds && { kinds }),
    ...(view && { view }),
  });
  const [range, setRange] = useState({ from: '2026-09-27', to: '2026-11-07' });
  const fields = sampleFilterFields;
  const shown = state.filter ?? NO_FILTER;
  const all = withKinds(shown, state.kinds);
  return (
    <Calendar
      today={SAMPLE_TODAY}
      brands={sampleBrands}
      fieldConfigurations={fields}
      {...props}
      state={state}
      onStateChange={(change) => setState(change.state)}
      onRangeChange={setRange}
      entries={entries.filter(
        matcherOf(shown, { fields: filterFields(fields), today: SAMPLE_TODAY, me: null }),
      )}
      filters={{
        counts: filterCounts({ entries, filter: all, fieldConfigurations: fields, range }),
        ...props.filters,
      }}
    />
  );
}

/** The calendar in an application with saved views and keyboard shortcuts. */
export function FilteredApp({ theme = 'dark', ...props }: FilteredHostProps & { theme?: Theme }) {
  const [viewId, setViewId] = useState<string | null>('view-1');
  const [hasChanges, setChanges] = useState(true);
  const [saving, setSaving] = useState(false);
  const save = (): ReactNode => (
    <Button variant="ghost" onClick={() => setSaving(true)}>
      Save view…
    </Button>
  );
  return (
    <ShortcutProvider>
      <Shell
        groups={storyGroups('calendar')}
        user={storyUser}
        theme={theme}
        onThemeChange={() => {}}
        onLogout={() => {}}
        pathEnd={
          <ViewMenu
            views={storyViews}
            viewId={viewId}
            hasChanges={hasChanges}
            onOpenView={({ view }) => {
              setViewId(view?.id ?? null);
              setChanges(false);
            }}
            onSave={() => setSaving(true)}
            onUpdate={() => setChanges(false)}
            onDiscard={() => setChanges(false)}
            onCopyLink={() => {}}
            onRename={() => setSaving(true)}
            onShare={() => {}}
            onDelete={() => {}}
          />
        }
      >
        <FilteredHost {...props} filters={{ actions: save() }} onPrint={() => {}} onPdf={() => {}} />
      </Shell>
      <SaveViewDialog
        open={saving}
        onOpenChange={({ open }) => setSaving(open)}
        keeps={['Month', ...describeFilter({ filter: props.filter ?? NO_FILTER, brands: sampleBrands })]}
        onSubmit={() => setSaving(false)}
      />
    </ShortcutProvider>
  );
}
