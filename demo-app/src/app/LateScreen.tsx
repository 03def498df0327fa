import { Waiting } from '@content-planner/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ScreenBoundary } from './ScreenBoundary.js';

/** A lazy screen, with a loading state and an error state. By default, the screen of the route. */
export function LateScreen({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <ScreenBoundary>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </ScreenBoundary>
  );
}
