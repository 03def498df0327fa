import { useViewer } from '@content-planner/sdk';
import { ErrorState, ShortcutProvider, useMessages, Waiting } from '@content-planner/ui-kit';
import { type ReactNode, useCallback } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AppShell } from './AppShell.js';
import { appMessages } from './app-messages.js';
import { stateAfterLogin } from './connect-login.js';
import { LateScreen } from './LateScreen.js';
import { paths } from './paths.js';
import { useKindsReady } from './planner-kinds.js';
import { returnPath } from './return-path.js';
import { useUnsavedInput } from './unsaved-input.js';
import { goToLogin, useRedirect } from './use-redirect.js';
import { useRequiredSetup } from './use-required-setup.js';

/** The error that is displayed if the logged-in user can't be fetched. */
function ServerSilent({ onRetry }: { onRetry: () => void }) {
  const { appFailed } = useMessages(appMessages);
  return <ErrorState title={appFailed} onRetry={onRetry} style={{ height: '100%' }} />;
}

/**
 * Opens the login page, unless the user has left for the landing page. After a logout, the router might still be
 * rendering the previous page.
 */
const goToLoginUnlessHome = (): void => {
  if (window.location.pathname !== paths.home) goToLogin();
};

interface UserRoutesProps {
  /** The page for visitors. */
  landing: ReactNode;
  /** Renders the page for users who have to set up two-step verification before they can continue. */
  requiredTwoStep: (setup: { onDone: () => void }) => ReactNode;
}

/**
 * Routes for logged-in users, inside the shell. Visitors see the landing page at `/`, and are redirected to the login
 * from all other paths.
 */
export function UserRoutes({ landing, requiredTwoStep }: UserRoutesProps) {
  const { viewer, loading, error, refetch } = useViewer();
  const [isSettingUp, closeSetup] = useRequiredSetup(viewer);
  const { pathname } = useLocation();
  const isReady = useKindsReady();
  const atHome = pathname === paths.home;
  useRedirect(!loading && !error && !viewer && !atHome, 'unauthorized', goToLoginUnlessHome);
  if (error) return <ServerSilent onRetry={refetch} />;
  if (loading || !isReady || (!viewer && !atHome)) return <Waiting />;
  if (!viewer) return <LateScreen>{landing}</LateScreen>;
  if (isSettingUp) return <LateScreen>{requiredTwoStep({ onDone: closeSetup })}</LateScreen>;
  return (
    <ShortcutProvider>
      <AppShell viewer={viewer}>
        {/* LateScreen is inside the shell, so that the shell stays visible while a screen loads. */}
        <LateScreen key={pathname} />
      </AppShell>
    </ShortcutProvider>
  );
}

/**
 * Routes for administrators. Other users see a toast and are redirected to the calendar. If users lose the permission
 * while a form contains unsaved input, the redirect waits until they discard the input.
 */
export function AdminRoutes() {
  const { viewer } = useViewer();
  const unsaved = useUnsavedInput();
  const navigate = useNavigate();
  const goHome = useCallback(() => navigate('/'), [navigate]);
  const denied = viewer !== null && !viewer.isAdmin && !unsaved;
  useRedirect(denied, 'accessDenied', goHome);
  return viewer && !denied ? <Outlet /> : <Waiting />;
}

/** Routes for visitors. Logged-in users are redirected to the calendar, or to the page where their session ended. */
export function VisitorRoutes() {
  const { viewer, loading, error, refetch } = useViewer();
  const problem = useSearchParams()[0].get('problem');
  if (error) return <ServerSilent onRetry={refetch} />;
  if (loading) return <Waiting />;
  return viewer ? <Navigate to={returnPath()} replace state={stateAfterLogin(problem)} /> : <LateScreen />;
}
