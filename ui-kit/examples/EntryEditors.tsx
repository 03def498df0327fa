import { Calendar, type CalendarProps, EntryEditors } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  people,
  ...props
}: CalendarProps & Pick<ComponentProps<typeof EntryEditors>, 'people'>) {
  // With @content-planner/sdk, render a component that gets `people` from useEditors(entry.id).
  return <Calendar {...props} renderEditors={() => <EntryEditors people={people} />} />;
}
