import { readProps, useBrands, useEntryHistory, useFieldConfigurations } from '@content-planner/sdk';
import { type CalendarEntry, type Entry, EntryHistory } from '@content-planner/ui-kit';

/** The changes to the entry whose details are open. */
export default function History({ entry: { id, kind } }: { entry: CalendarEntry | Entry }) {
  const history = useEntryHistory(id);
  const brands = useBrands();
  const fields = useFieldConfigurations(kind);
  const { loading, error, onRetry } = readProps(history, brands, fields);
  return (
    <EntryHistory
      items={history.changes}
      brands={brands.brands}
      fieldConfigurations={fields.fieldConfigurations}
      loading={loading || history.loadingMore}
      error={error}
      onRetry={onRetry}
      hasMore={history.hasMore}
      onNeedMore={history.loadMore}
    />
  );
}
