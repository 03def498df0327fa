import { EntryChip } from '@content-planner/ui-kit';

export function Example() {
  return <EntryChip kind="blog" title="Lights for dark mornings" color="#FACC15" />;
}
