import { readProps, useEntryHistory } from '@content-planner/sdk';
import { type CalendarEntry, type Entry, EntryHistory } from '@content-planner/ui-kit';

/** The changes to the entry whose details are open. */
export default function History({ entry: { id } }: { entry: CalendarEntry | Entry }) {
  const history = useEntryHistory(id);
  const { loading, error, onRetry } = readProps(history);
  return (
    <EntryHistory
      items={history.changes}
      loading={loading || history.loadingMore}
      error={error}
      onRetry={onRetry}
      hasMore={history.hasMore}
      onNeedMore={history.loadMore}
    />
  );
}
