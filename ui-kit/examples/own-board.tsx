import {
  addMonths,
  Calendar,
  type CalendarEntry,
  type CalendarProps,
  type CalendarView,
  type CalendarViewProps,
  formatLongDate,
  monthRange,
  monthView,
} from '@content-planner/ui-kit';

const STATUSES = ['Draft', 'In review', 'Approved'];

const Board = ({ label, entries, onOpenEntry }: CalendarViewProps) => (
  <section aria-label={label} style={{ display: 'flex', flex: 1, gap: 8, overflow: 'auto' }}>
    {STATUSES.map((status) => (
      <section
        key={status}
        aria-label={status}
        data-cp-place={JSON.stringify({ dynamicFields: { status } })}
        style={{ flex: 1 }}
      >
        <h2>{status}</h2>
        {entries
          .filter(({ dynamicFields }) => dynamicFields?.status === status)
          .map((entry) => (
            <button
              key={entry.id}
              type="button"
              data-cp-entry={entry.id}
              onClick={({ currentTarget }) => onOpenEntry({ entry, anchor: currentTarget })}
            >
              {entry.title}
            </button>
          ))}
      </section>
    ))}
  </section>
);

const boardView: CalendarView = {
  name: 'board',
  label: 'Board',
  component: Board,
  range: (cursor, { weekStartsOn }) => monthRange(cursor, weekStartsOn),
  step: addMonths,
  heading: (cursor, { locale }) => [{ text: formatLongDate(cursor, locale), isYear: false }],
};
const views = [monthView, boardView];

interface PlanProps {
  entries: CalendarEntry[];
  /** Saves the dates of `moves` and, if there is a `place`, its `values`. */
  onMove: NonNullable<CalendarProps['onMove']>;
}

export const Plan = ({ entries, onMove }: PlanProps) => (
  <Calendar entries={entries} views={views} defaultState={{ view: 'board' }} onMove={onMove} />
);
