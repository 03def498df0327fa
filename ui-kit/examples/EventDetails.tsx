import { EventDetails, type EventDetailsProps } from '@content-planner/ui-kit';

export function Example({ entry, brands, details }: Pick<EventDetailsProps, 'entry' | 'brands' | 'details'>) {
  return <EventDetails entry={entry} brands={brands} details={details} />;
}
