import { lazy, Suspense } from 'react';

const Nothing = () => null;

// If its code can't be loaded, the page is complete without it.
const LiveDot = lazy(() => import('./LiveDot.js').catch(() => ({ default: Nothing })));

/** Lazy version of the state of the live updates. */
export function LateLiveDot() {
  return (
    <Suspense fallback={null}>
      <LiveDot />
    </Suspense>
  );
}
