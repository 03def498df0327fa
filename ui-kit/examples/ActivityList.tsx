import { ActivityList, type ActivityListProps } from '@content-planner/ui-kit';

export function Example({
  undo,
  ...props
}: Omit<ActivityListProps, 'onUndo'> & { undo: (id: string) => void }) {
  return <ActivityList {...props} onUndo={({ changeSet }) => undo(changeSet.id)} />;
}
