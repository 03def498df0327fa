import type { CalendarEntry, Entry } from '@content-planner/ui-kit';
import { lazy, type ReactNode, Suspense } from 'react';

interface EditorsProps {
  entry: CalendarEntry | Entry;
}

const NoEditors = (_: EditorsProps): ReactNode => null;

// If its code can't be loaded, the details are complete without it.
const LateEditors = lazy(() => import('./Editors.js').catch(() => ({ default: NoEditors })));

/** Renders who else is editing an entry in its details. Its code loads when details open for the first time. */
export const renderEditors = ({ entry }: EditorsProps) => (
  <Suspense fallback={null}>
    <LateEditors entry={entry} />
  </Suspense>
);
