import { Waiting } from '@content-planner/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ScreenBoundary } from './ScreenBoundary.js';

/** Renders a lazy screen, with a loading state and an error state. By default, renders the route's screen. */
export function LateScreen({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <ScreenBoundary>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </ScreenBoundary>
  );
}
