import type { CalendarEntry, Entry } from '@content-planner/ui-kit';
import { lazy, Suspense } from 'react';

const LateHistory = lazy(() => import('./History.js'));

/** Renders the history of an entry in its details. Its code loads when details open for the first time. */
export const renderHistory = ({ entry }: { entry: CalendarEntry | Entry }) => (
  <Suspense fallback={null}>
    <LateHistory key={entry.id} entry={entry} />
  </Suspense>
);
