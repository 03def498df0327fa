import { Calendar, type CalendarProps, EntryHistory } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  history,
  ...props
}: CalendarProps & { history: ComponentProps<typeof EntryHistory> }) {
  return <Calendar {...props} renderHistory={() => <EntryHistory {...history} />} />;
}
