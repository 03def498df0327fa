import { Calendar, type CalendarEntry, type EntryFeature, type ShownEntry } from '@content-planner/ui-kit';

interface PlanEntry extends CalendarEntry {
  status: 'draft' | 'approved';
  owner?: { name: string; picture: string };
}

const content = ({ entry: { owner, status }, content, place }: ShownEntry<PlanEntry>) => (
  <>
    <i style={{ color: status === 'draft' ? 'var(--cp-warning-text)' : 'var(--cp-success-text)' }}>●</i>
    {content}
    {owner && place !== 'row' && <img src={owner.picture} alt="" width={16} height={16} />}
  </>
);

/** What screen readers say after an entry's name. */
const spoken: EntryFeature<PlanEntry> = {
  name: 'spoken',
  marks: ({ owner, status }) => [status, ...(owner ? [owner.name] : [])].map((text) => ({ text })),
};
const features = [spoken];

export const Plan = ({ entries }: { entries: PlanEntry[] }) => (
  <Calendar entries={entries} entryContent={content} features={features} />
);
