import { Calendar, type CalendarEntry, EntryButton, monthView } from '@content-planner/ui-kit';

const views = [
  {
    ...monthView,
    component: ({ entries }: { entries: readonly CalendarEntry[] }) =>
      entries.map((entry) => <EntryButton key={entry.id} entry={entry} />),
  },
];

export const Example = ({ entries }: { entries: CalendarEntry[] }) => (
  <Calendar entries={entries} views={views} />
);
