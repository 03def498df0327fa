import { Calendar, type CalendarProps, EntryEditors, type EntryEditorsProps } from '@content-planner/ui-kit';

export function Example({ people, ...props }: CalendarProps & Pick<EntryEditorsProps, 'people'>) {
  // With @content-planner/sdk, render a component that gets `people` from useEditors(entry.id).
  return <Calendar {...props} renderEditors={() => <EntryEditors people={people} />} />;
}
