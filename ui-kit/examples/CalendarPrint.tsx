import { type CalendarEntry, CalendarPrint } from '@content-planner/ui-kit';

export function Example({ entries, loading }: { entries: CalendarEntry[]; loading: boolean }) {
  return <CalendarPrint status={loading ? 'loading' : 'ready'} entries={entries} date="2026-10-14" />;
}
