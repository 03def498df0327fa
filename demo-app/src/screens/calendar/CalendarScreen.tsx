import { useBrands, useCalendar, useEntry, useFieldConfigurations } from '@content-planner/sdk';
import { Calendar, type CalendarEntry, monthRange, today } from '@content-planner/ui-kit';
import { useState } from 'react';
import { EntryEditor } from '../../app/EntryEditor.js';
import { kitEntry } from '../../app/entry.js';
import { listState } from '../../app/list-state.js';
import { useEntryEditor } from '../../app/use-entry-editor.js';
import { useTitle } from '../../app/use-title.js';

/** The home of logged-in users: the shared calendar (spec, section 2). */
export function CalendarScreen() {
  const [range, setRange] = useState(() => monthRange(today()));
  const [selected, setSelected] = useState<CalendarEntry | null>(null);
  const calendar = useCalendar(range);
  const brands = useBrands();
  const details = useEntry(selected);
  const { fieldConfigurations } = useFieldConfigurations(selected?.kind ?? null);
  const editor = useEntryEditor();
  useTitle('Calendar');

  const shown = [listState(calendar), listState(brands)];

  return (
    <>
      <Calendar
        entries={calendar.entries}
        brands={brands.brands}
        loading={shown.some(({ loading }) => loading)}
        error={shown.some(({ error }) => error)}
        onRetry={() => {
          for (const { onRetry } of shown) onRetry();
        }}
        onRangeChange={setRange}
        onSelectEntry={({ entry }) => setSelected(entry)}
        details={{
          entry: details.entry && kitEntry(details.entry),
          loading: listState(details).loading,
          error: listState(details).error,
          fieldConfigurations,
          onRetry: details.refetch,
        }}
        onEdit={editor.edit}
        onCreate={editor.create}
      />
      <EntryEditor state={editor.state} onClose={editor.close} />
    </>
  );
}
