import { readProps, useActivity, useBrands, useFieldConfigurations, useUsers } from '@content-planner/sdk';
import {
  ActivityList,
  type ChangeSet,
  displayName,
  KitProvider,
  useKit,
  useMessages,
} from '@content-planner/ui-kit';
import { useMemo, useState } from 'react';
import { appMessages } from '../../app/app-messages.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { useFilter } from './use-filter.js';
import { useRestoreFromList } from './use-restore-from-list.js';
import { useSettledSearch } from './use-settled-search.js';
import { useSubjectHref } from './use-subject-href.js';
import { useUndoFromList } from './use-undo-from-list.js';

const NONE: readonly ChangeSet[] = [];

/** /activity. */
export default function ActivityScreen() {
  const [filter, setFilter] = useFilter();
  const search = useSettledSearch(filter.search);
  const { changeSets, hasMore, loadMore, loadingMore, ...read } = useActivity(
    { ...filter, search },
    { refreshOnFocus: true },
  );
  const brands = useBrands();
  const fields = useFieldConfigurations();
  const users = useUsers();
  const { locale } = useKit();
  const { activity } = useMessages(appMessages);
  const people = useMemo(
    () => users.users.toSorted((one, other) => displayName(one).localeCompare(displayName(other), locale)),
    [users.users, locale],
  );
  const subjectHref = useSubjectHref({
    brands: brands.brands,
    fieldConfigurations: fields.fieldConfigurations,
    users: users.users,
  });
  const follow = useFollow();
  const { busyIds, undo } = useUndoFromList(read.refetch);
  const restoring = useRestoreFromList(read.refetch);
  useTitle(activity);

  // If loading more changes fails, the changes that are already loaded stay visible.
  const moreFailed = read.error !== null && !read.error.isSessionEnded && changeSets.length > 0;
  const state = readProps(moreFailed ? { ...read, error: null } : read, brands, users, fields);
  // After the filter changes, the old list stays visible until the new one has loaded.
  const [kept, keep] = useState(NONE);
  if (!state.loading && kept !== changeSets) keep(changeSets);

  return (
    <KitProvider brands={brands.brands} fields={fields.fieldConfigurations}>
      <ActivityList
        items={state.loading ? kept : changeSets}
        people={people}
        filter={filter}
        onFilterChange={({ filter }) => setFilter(filter)}
        {...state}
        hasMore={hasMore}
        onNeedMore={loadMore}
        loadingMore={loadingMore}
        moreFailed={moreFailed}
        onUndo={undo}
        onRestore={restoring.restore}
        busyIds={[...busyIds, ...restoring.busyIds]}
        subjectHref={subjectHref}
        onNavigate={follow}
      />
      {restoring.question}
    </KitProvider>
  );
}
