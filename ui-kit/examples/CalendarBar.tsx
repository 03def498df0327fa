import {
  CalendarBar,
  CalendarBody,
  type CalendarEntry,
  CalendarRoot,
  details,
  FeatureLayers,
} from '@content-planner/ui-kit';

export const Example = ({ entries }: { entries: CalendarEntry[] }) => (
  <CalendarRoot entries={entries} features={[details()]}>
    <CalendarBar />
    <p>Drafts are gray.</p>
    <CalendarBody />
    <FeatureLayers />
  </CalendarRoot>
);
