import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { ScreenBoundary } from './ScreenBoundary.js';
import { Waiting } from './Waiting.js';

/** Routes for anyone, without shell or login (spec, section 2): what they read says whether there is a session. */
export function PrintRoutes() {
  return (
    <ScreenBoundary>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </ScreenBoundary>
  );
}
