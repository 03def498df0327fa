import { lazy, Suspense } from 'react';

// If its code can't be loaded, the page works without the keys.
const UndoKeys = lazy(() => import('./UndoKeys.js').catch(() => ({ default: () => null })));

/** Lazy version of the keys for undo and redo. Nobody needs them before the first change. */
export const LateUndoKeys = () => (
  <Suspense fallback={null}>
    <UndoKeys />
  </Suspense>
);
