import { ActivityList } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  undo,
  ...props
}: Omit<ComponentProps<typeof ActivityList>, 'onUndo'> & { undo: (id: string) => void }) {
  return <ActivityList {...props} onUndo={({ changeSet }) => undo(changeSet.id)} />;
}
