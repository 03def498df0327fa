import { LOG_KINDS } from '@content-planner/sdk';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { CalendarScreen } from '../screens/calendar/CalendarScreen.js';
import { LandingScreen } from '../screens/landing/LandingScreen.js';
import { LoginScreen } from '../screens/login/LoginScreen.js';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen.js';
import { RegisterScreen } from '../screens/register/RegisterScreen.js';
import { AdminRoutes, UserRoutes, VisitorRoutes } from './guards.js';
import { PrintRoutes } from './PrintRoutes.js';
import { paths } from './paths.js';

const LogScreen = lazy(() => import('../screens/logs/LogScreen.js'));
const BrandsScreen = lazy(() => import('../screens/brands/BrandsScreen.js'));
const FieldsScreen = lazy(() => import('../screens/fields/FieldsScreen.js'));
const CalendarPrintScreen = lazy(() => import('../screens/print/CalendarPrintScreen.js'));
const LogPrintScreen = lazy(() => import('../screens/print/LogPrintScreen.js'));
const UsersScreen = lazy(() => import('../screens/users/UsersScreen.js'));

/** The route table of the spec's section 2. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<VisitorRoutes />}>
        <Route path={paths.login} element={<LoginScreen />} />
        <Route path={paths.register} element={<RegisterScreen />} />
      </Route>
      <Route element={<UserRoutes landing={<LandingScreen />} />}>
        <Route path={paths.home} element={<CalendarScreen />} />
        {LOG_KINDS.map((kind) => (
          <Route key={kind} path={paths.logs(kind)} element={<LogScreen key={kind} kind={kind} />} />
        ))}
        <Route element={<AdminRoutes />}>
          <Route path={paths.brands} element={<BrandsScreen />} />
          <Route path={paths.fields} element={<FieldsScreen />} />
          <Route path={paths.users} element={<UsersScreen />} />
        </Route>
      </Route>
      <Route element={<PrintRoutes />}>
        <Route path={paths.calendarPrint} element={<CalendarPrintScreen />} />
        {LOG_KINDS.map((kind) => (
          <Route key={kind} path={paths.logPrint(kind)} element={<LogPrintScreen key={kind} kind={kind} />} />
        ))}
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
