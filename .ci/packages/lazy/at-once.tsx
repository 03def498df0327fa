import { createPlannerClient, PlannerProvider, useLoginGateProps } from '../../../sdk/dist/index.js';
import { LoginGate, ThemeProvider } from '../../../ui-kit/dist/index.js';
import TeamCalendar from './TeamCalendar.jsx';

const client = createPlannerClient({ url: 'http://localhost:4000' });
const Team = () => (
  <LoginGate {...useLoginGateProps()}>
    <TeamCalendar />
  </LoginGate>
);

export const App = () => (
  <PlannerProvider client={client}>
    <ThemeProvider>
      <Team />
    </ThemeProvider>
  </PlannerProvider>
);
