import {
  addDays,
  addMonths,
  Calendar,
  type CalendarEntry,
  type CalendarProps,
  type CalendarView,
  type CalendarViewProps,
  EntryButton,
  monthHeadingParts,
  monthRange,
  monthView,
  rangeHeadingParts,
  useKit,
} from '@content-planner/ui-kit';

const Board = ({ label, entries }: CalendarViewProps) => (
  <section aria-label={label} style={{ display: 'flex', flex: 1, gap: 8, overflow: 'auto' }}>
    {['Draft', 'In review', 'Approved'].map((status) => (
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
            <EntryButton key={entry.id} entry={entry} />
          ))}
      </section>
    ))}
  </section>
);

function Lanes({ label, entries, cursor }: CalendarViewProps) {
  const { brands } = useKit();
  const days = [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(cursor, index));
  return (
    <section aria-label={label} style={{ flex: 1, overflow: 'auto' }}>
      {brands.map(({ id, name }) => (
        <section key={id} aria-label={name} data-cp-place={JSON.stringify({ brandId: id })}>
          <h2>{name}</h2>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', minHeight: 64 }}>
            {days.map((date) => (
              <div key={date} data-cp-date={date}>
                {entries
                  .filter(({ brandId, startDate }) => brandId === id && startDate === date)
                  .map((entry) => (
                    <EntryButton key={entry.id} entry={entry} />
                  ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

const boardView: CalendarView = {
  name: 'board',
  label: 'Board',
  component: Board,
  range: (cursor, { weekStartsOn }) => monthRange(cursor, weekStartsOn),
  step: addMonths,
  heading: (cursor, { locale }) => monthHeadingParts(cursor, locale),
};
const lanesView: CalendarView = {
  name: 'lanes',
  label: 'Brands',
  component: Lanes,
  range: (cursor) => ({ from: cursor, to: addDays(cursor, 6) }),
  step: (cursor, direction) => addDays(cursor, direction * 7),
  heading: (cursor, { locale }) => rangeHeadingParts(cursor, addDays(cursor, 6), locale),
};
const views = [monthView, boardView, lanesView];

interface PlanProps {
  entries: CalendarEntry[];
  /** Saves the dates of `moves` and, if there is a `place`, its `values`. */
  onMove: NonNullable<CalendarProps['onMove']>;
}

export const Plan = ({ entries, onMove }: PlanProps) => (
  <Calendar entries={entries} views={views} defaultState={{ view: 'board' }} onMove={onMove} />
);
