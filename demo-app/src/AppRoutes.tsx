import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { AdminRoutes, UserRoutes, VisitorRoutes } from './app/guards.js';
import { LateScreen } from './app/LateScreen.js';
import { paths } from './app/paths.js';
import { KindRoute } from './KindRoute.js';

const loadCalendar = () => import('./screens/calendar/CalendarScreen.js');
// Start loading the calendar's code while the app fetches the logged-in user. If loading fails, it starts again when
// the screen is rendered. If it fails again, the screen displays an error.
if (window.location.pathname === paths.home) loadCalendar().catch(() => {});

const CalendarScreen = lazy(loadCalendar);
const AccountScreen = lazy(() => import('./screens/account/AccountScreen.js'));
const AccountLinkScreen = lazy(() => import('./screens/account-link/AccountLinkScreen.js'));
const ActivityScreen = lazy(() => import('./screens/activity/ActivityScreen.js'));
const ImportScreen = lazy(() => import('./screens/import/ImportScreen.js'));
const LandingScreen = lazy(() => import('./screens/landing/LandingScreen.js'));
const LoginScreen = lazy(() => import('./screens/login/LoginScreen.js'));
const RequiredTwoStep = lazy(() => import('./screens/account/RequiredTwoStep.js'));
const RegisterScreen = lazy(() => import('./screens/register/RegisterScreen.js'));
const LogScreen = lazy(() => import('./screens/logs/LogScreen.js'));
const BrandsScreen = lazy(() => import('./screens/brands/BrandsScreen.js'));
const FieldsScreen = lazy(() => import('./screens/fields/FieldsScreen.js'));
const KindsScreen = lazy(() => import('./screens/kinds/KindsScreen.js'));
const CalendarPrintScreen = lazy(() => import('./screens/print/CalendarPrintScreen.js'));
const LogPrintScreen = lazy(() => import('./screens/print/LogPrintScreen.js'));
const NotFoundScreen = lazy(() => import('./screens/not-found/NotFoundScreen.js'));
const SharingScreen = lazy(() => import('./screens/sharing/SharingScreen.js'));
const SystemScreen = lazy(() => import('./screens/system/SystemScreen.js'));
const UsersScreen = lazy(() => import('./screens/users/UsersScreen.js'));

/** The app's routes. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<VisitorRoutes />}>
        <Route path={paths.login} element={<LoginScreen />} />
        <Route path={paths.register} element={<RegisterScreen />} />
      </Route>
      <Route
        element={
          <UserRoutes
            landing={<LandingScreen />}
            requiredTwoStep={(setup) => <RequiredTwoStep {...setup} />}
          />
        }
      >
        <Route path={paths.home} element={<CalendarScreen />} />
        <Route
          path={paths.logs(':kind')}
          element={<KindRoute>{(kind) => <LogScreen key={kind} kind={kind} />}</KindRoute>}
        />
        <Route path={paths.account} element={<AccountScreen />} />
        <Route path={paths.sharing} element={<SharingScreen />} />
        <Route path={paths.import} element={<ImportScreen />} />
        <Route element={<AdminRoutes />}>
          <Route path={paths.brands} element={<BrandsScreen />} />
          <Route path={paths.fields} element={<FieldsScreen />} />
          <Route path={paths.contentTypes} element={<KindsScreen />} />
          <Route path={paths.users} element={<UsersScreen />} />
          <Route path={paths.activity} element={<ActivityScreen />} />
          <Route path={paths.system} element={<SystemScreen />} />
        </Route>
      </Route>
      {/* These routes have no guard. Their requests fail if there is no session, and the screens display the error. */}
      <Route element={<LateScreen />}>
        <Route path={paths.invitation} element={<AccountLinkScreen />} />
        <Route path={paths.passwordReset} element={<AccountLinkScreen />} />
        <Route path={paths.calendarPrint} element={<CalendarPrintScreen />} />
        <Route
          path={paths.logPrint(':kind')}
          element={<KindRoute>{(kind) => <LogPrintScreen key={kind} kind={kind} />}</KindRoute>}
        />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
