import { useCalendarProps, useRecentlyChanged } from '@content-planner/sdk';
import {
  Calendar,
  type CalendarState,
  type DisplayedRange,
  loadCalendarState,
  monthRange,
  saveCalendarState,
} from '@content-planner/ui-kit';
import { useCallback, useState } from 'react';
import { EntryEditor } from '../../app/dialogs.js';
import { renderEditors } from '../../app/render-editors.js';
import { renderHistory } from '../../app/render-history.js';
import { useEntryEditor } from '../../app/use-entry-editor.js';
import { useTitle } from '../../app/use-title.js';
import { SampleContent } from './SampleContent.js';
import { useAboutHidden } from './use-about-hidden.js';
import { useCalendarPrint } from './use-calendar-print.js';

/** The print page always displays a month, even if it was opened from another view. */
const LABELS = { print: 'Print month', pdf: 'Download month as PDF' };

/** The home screen for logged-in users: the shared calendar. */
export default function CalendarScreen() {
  const [state, setState] = useState(() => loadCalendarState(localStorage));
  const [range, setRange] = useState(() => monthRange(state.date));
  const calendar = useCalendarProps({ initialRange: range });
  const recentlyChanged = useRecentlyChanged(calendar.entries);
  const editor = useEntryEditor();
  const { print, printLayout, pdf } = useCalendarPrint();
  useTitle('Calendar');

  const { onRangeChange } = calendar;
  const show = useCallback(
    (next: DisplayedRange) => {
      setRange(next);
      onRangeChange(next);
    },
    [onRangeChange],
  );
  const keep = (next: CalendarState) => {
    setState(next);
    saveCalendarState(localStorage, next);
  };
  const aboutHidden = useAboutHidden({ state, onStateChange: keep, range });

  return (
    <>
      <Calendar
        {...calendar}
        recentlyChanged={recentlyChanged}
        state={state}
        onStateChange={(change) => keep(change.state)}
        onRangeChange={show}
        onEdit={editor.edit}
        onCreate={editor.create}
        onPrint={print}
        onPrintLayout={printLayout}
        renderEditors={renderEditors}
        renderHistory={renderHistory}
        onPdf={pdf}
        notice={<SampleContent />}
        labels={LABELS}
      />
      <EntryEditor dialog={editor.dialog} aboutHidden={aboutHidden} />
    </>
  );
}
