import {
  Calendar,
  CalendarBody,
  type CalendarEntry,
  controlling,
  type EntryFeature,
  type EntryHost,
  FeatureLayers,
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
  const host = useRef<EntryHost<PlanEntry>>(null);
  const features = useMemo(
    (): EntryFeature<PlanEntry>[] => [
      controlling(host),
      { name: 'creating', create: ({ startDate }) => openForm(startDate) },
    ],
    [openForm],
  );
  const openFirst = async () => {
    const [entry] = entries;
    if (entry === undefined) return;
    const element = await host.current?.reveal(entry);
    host.current?.open({ type: 'details', entry }, element ?? undefined);
  };
  return (
    <>
      <button type="button" onClick={openFirst}>
        First entry
      </button>
      <Calendar
        entries={entries}
        onEdit={onEdit}
        canEdit={({ ownerId }) => ownerId === userId}
        features={features}
      >
        <CalendarBody />
        <FeatureLayers />
      </Calendar>
    </>
  );
}
