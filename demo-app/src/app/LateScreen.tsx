import { Waiting } from '@content-planner/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ScreenBoundary } from './ScreenBoundary.js';

/** A screen whose code may still be on its way; the route's own unless another is given. */
export function LateScreen({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <ScreenBoundary>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </ScreenBoundary>
  );
}
