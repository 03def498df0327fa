import { lazy, Suspense } from 'react';
import { createPlannerClient, PlannerProvider, useLoginGateProps } from '../../../sdk/dist/index.js';
import { LoginGate, ThemeProvider } from '../../../ui-kit/dist/index.js';

const client = createPlannerClient({ url: 'http://localhost:4000' });
const TeamCalendar = lazy(() => import('./TeamCalendar.jsx'));
const Team = () => (
  <LoginGate {...useLoginGateProps()}>
    <Suspense>
      <TeamCalendar />
    </Suspense>
  </LoginGate>
);

export const App = () => (
  <PlannerProvider client={client}>
    <ThemeProvider>
      <Team />
    </ThemeProvider>
  </PlannerProvider>
);
