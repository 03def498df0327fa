import { EventDetails, type EventDetailsProps } from '@content-planner/ui-kit';

export function Example({ entry, details }: Pick<EventDetailsProps, 'entry' | 'details'>) {
  return <EventDetails entry={entry} details={details} />;
}
