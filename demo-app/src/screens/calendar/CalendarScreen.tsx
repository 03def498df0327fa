import { readProps, useBrands, useEntry, useFieldConfigurations } from '@content-planner/sdk';
import {
  Calendar,
  type CalendarEntry,
  type CalendarState,
  loadCalendarState,
  monthRange,
  saveCalendarState,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { EntryEditor } from '../../app/dialogs.js';
import { useEntryEditor } from '../../app/use-entry-editor.js';
import { useTitle } from '../../app/use-title.js';
import { SampleContent } from './SampleContent.js';
import { useAboutHidden } from './use-about-hidden.js';
import { useCalendarEntries } from './use-calendar-entries.js';
import { useCalendarPrint } from './use-calendar-print.js';

/** The print page is about a month, also from the other views. */
const LABELS = { print: 'Print month', pdf: 'Download month as PDF' };

/** The home of logged-in users: the shared calendar. */
export default function CalendarScreen() {
  const [state, setState] = useState(() => loadCalendarState(localStorage));
  const [range, setRange] = useState(() => monthRange(state.date));
  const [selected, setSelected] = useState<CalendarEntry | null>(null);
  const calendar = useCalendarEntries(range, state.view === 'agenda');
  const brands = useBrands();
  const details = useEntry(selected);
  const { fieldConfigurations } = useFieldConfigurations(selected?.kind ?? null);
  const editor = useEntryEditor();
  const { print, pdf } = useCalendarPrint();
  useTitle('Calendar');

  const keep = (next: CalendarState) => {
    setState(next);
    saveCalendarState(localStorage, next);
  };
  const aboutHidden = useAboutHidden({ state, onStateChange: keep, range });
  const shown = [calendar, readProps(brands)];

  return (
    <>
      <Calendar
        entries={calendar.entries}
        brands={brands.brands}
        state={state}
        onStateChange={(change) => keep(change.state)}
        loading={shown.some(({ loading }) => loading)}
        error={shown.some(({ error }) => error)}
        onRetry={() => {
          for (const { onRetry } of shown) onRetry();
        }}
        onRangeChange={setRange}
        onNeedMore={calendar.onNeedMore}
        onSelectEntry={({ entry }) => setSelected(entry)}
        details={{
          entry: details.entry,
          fieldConfigurations,
          ...readProps(details),
        }}
        onEdit={editor.edit}
        onCreate={editor.create}
        onPrint={print}
        onPdf={pdf}
        notice={<SampleContent />}
        labels={LABELS}
        {...(calendar.loaded && { loaded: calendar.loaded })}
      />
      <EntryEditor state={editor.state} onClose={editor.close} aboutHidden={aboutHidden} />
    </>
  );
}
