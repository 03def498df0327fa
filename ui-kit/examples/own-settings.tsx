import {
  addDays,
  Calendar,
  type CalendarEntry,
  type CalendarView,
  type CalendarViewContext,
  type CalendarViewProps,
  EntryButton,
  rangeHeadingParts,
  Select,
} from '@content-planner/ui-kit';

/** Settings can come from the browser's storage, so check them. */
const daysOf = ({ settings }: Pick<CalendarViewContext, 'settings'>) => (settings?.days === 14 ? 14 : 7);

const List = ({ label, entries, cursor, settings }: CalendarViewProps) => (
  <ul aria-label={label}>
    {entries
      .filter(({ startDate }) => startDate >= cursor && startDate < addDays(cursor, daysOf({ settings })))
      .map((entry) => (
        <li key={entry.id}>
          <EntryButton entry={entry} />
        </li>
      ))}
  </ul>
);

const listView: CalendarView = {
  name: 'list',
  label: 'List',
  component: List,
  controls: ({ state, onStateChange }) => (
    <Select
      aria-label="Days"
      value={String(daysOf(state))}
      options={[
        { value: '7', label: '7 days' },
        { value: '14', label: '14 days' },
      ]}
      onValueChange={({ value }) =>
        onStateChange({ state: { ...state, settings: { ...state.settings, days: Number(value) } } })
      }
    />
  ),
  range: (cursor, context) => ({ from: cursor, to: addDays(cursor, daysOf(context) - 1) }),
  step: (cursor, direction, context) => addDays(cursor, daysOf(context) * direction),
  heading: (cursor, context) =>
    rangeHeadingParts(cursor, addDays(cursor, daysOf(context) - 1), context.locale),
};
const views = [listView];

export const Plan = ({ entries }: { entries: CalendarEntry[] }) => (
  <Calendar entries={entries} views={views} defaultState={{ view: 'list' }} storageKey="plan" />
);
