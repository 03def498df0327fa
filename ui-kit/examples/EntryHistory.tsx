import { Calendar, type CalendarProps, EntryHistory, type EntryHistoryProps } from '@content-planner/ui-kit';

export function Example({ history, ...props }: CalendarProps & { history: EntryHistoryProps }) {
  return <Calendar {...props} renderHistory={() => <EntryHistory {...history} />} />;
}
