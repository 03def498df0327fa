import { EventDetails } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({ entry, details }: Pick<ComponentProps<typeof EventDetails>, 'entry' | 'details'>) {
  return <EventDetails entry={entry} details={details} />;
}
