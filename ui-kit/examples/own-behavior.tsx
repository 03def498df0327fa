import {
  Calendar,
  type CalendarEntry,
  controlling,
  type EntryControl,
  type EntryFeature,
} from '@content-planner/ui-kit';
import { useMemo, useRef } from 'react';

interface PlanEntry extends CalendarEntry {
  ownerId: string;
}

interface PlanProps {
  entries: PlanEntry[];
  userId: string;
  openForm: (date: string) => void;
  onEdit: (edited: { entry: PlanEntry }) => void;
}

export function Plan({ entries, userId, openForm, onEdit }: PlanProps) {
  const control = useRef<EntryControl<PlanEntry>>(null);
  const [first] = entries;
  const features = useMemo(
    (): EntryFeature<PlanEntry>[] => [
      controlling(control),
      { name: 'creating', create: ({ startDate }) => openForm(startDate) },
    ],
    [openForm],
  );
  return (
    <>
      <button type="button" onClick={() => first && control.current?.openEntry(first)}>
        First entry
      </button>
      <Calendar
        entries={entries}
        onEdit={onEdit}
        canEdit={({ ownerId }) => ownerId === userId}
        features={features}
        toolbar={false}
      />
    </>
  );
}
