import { type CalendarEntry, CalendarRoot, details, editing } from '@content-planner/ui-kit';

interface ExampleProps {
  entries: CalendarEntry[];
  onEdit: (edited: { entry: CalendarEntry }) => void;
}

export const Example = ({ entries, onEdit }: ExampleProps) => (
  <CalendarRoot entries={entries} features={[details(), editing({ onEdit })]} />
);
