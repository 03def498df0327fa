import { Calendar, type CalendarEntry, type EntryFeature } from '@content-planner/ui-kit';

interface PlanEntry extends CalendarEntry {
  budget: number;
  page: string;
}

/** A button beside the title. It also has a key, and is in the command palette. */
const opening: EntryFeature<PlanEntry> = {
  name: 'opening',
  actions: ({ page }) => [
    { id: 'page', label: 'Open page', key: 'O', place: 'button', run: () => window.open(page) },
  ],
};
const features = [opening];

export const Plan = ({ entries }: { entries: PlanEntry[] }) => (
  <Calendar
    entries={entries}
    features={features}
    detailsContent={({ entry, content }) => (
      <>
        {content}
        <p>Budget: {entry.budget} €</p>
      </>
    )}
  />
);
