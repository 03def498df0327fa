import { useViewer } from '@content-planner/sdk';
import { ErrorState } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { Navigate, Outlet, useNavigate } from 'react-router';
import { AppShell } from './AppShell.js';
import { ACCESS_DENIED, goToLogin, UNAUTHORIZED, useRedirect } from './use-redirect.js';

/** Shown when the server does not say who is logged in. */
function ServerSilent({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="The planner could not be loaded"
      description="The server did not answer. Nothing was lost."
      onRetry={onRetry}
      style={{ height: '100%' }}
    />
  );
}

/** Routes for users, inside the shell; visitors are sent to log in (decision A15). */
export function UserRoutes() {
  const { viewer, loading, error, refetch } = useViewer();
  useRedirect(!loading && !error && !viewer, UNAUTHORIZED, goToLogin);
  if (error) return <ServerSilent onRetry={refetch} />;
  return viewer ? (
    <AppShell viewer={viewer}>
      <Outlet />
    </AppShell>
  ) : null;
}

/** Routes for administrators; other users are told so and go to the calendar (spec, section 6). */
export function AdminRoutes() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const goHome = useCallback(() => navigate('/'), [navigate]);
  const denied = viewer !== null && !viewer.isAdmin;
  useRedirect(denied, ACCESS_DENIED, goHome);
  return viewer?.isAdmin ? <Outlet /> : null;
}

/** Routes for visitors; who is logged in goes to the calendar (decision A15). */
export function VisitorRoutes() {
  const { viewer, loading, error, refetch } = useViewer();
  if (error) return <ServerSilent onRetry={refetch} />;
  if (loading) return null;
  return viewer ? <Navigate to="/" replace /> : <Outlet />;
}

/** The home: the calendar for users, the landing page for visitors. */
export function Home({ user, visitor }: { user: React.ReactNode; visitor: React.ReactNode }) {
  const { viewer, loading, error, refetch } = useViewer();
  if (error) return <ServerSilent onRetry={refetch} />;
  if (loading) return null;
  return viewer ? <AppShell viewer={viewer}>{user}</AppShell> : visitor;
}
