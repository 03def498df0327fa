import { originOf } from './origin-of.js';

/**
 * Returns the code that displays an embed in a React app.
 *
 * @param url the URL of the embed, including its secret
 */
export function reactSnippet(url: string): string {
  const [page = '', secret = ''] = url.split('#');
  return `import { createPlannerClient, PlannerProvider, useCalendarProps } from '@content-planner/sdk';
import { Calendar, ThemeProvider } from '@content-planner/ui-kit';

const client = createPlannerClient({
  url: '${originOf(page)}',
  auth: { token: '${secret}' },
  live: true,
});

const Plan = () => <Calendar {...useCalendarProps()} />;

export const App = () => (
  <PlannerProvider client={client}>
    <ThemeProvider theme="system" style={{ height: '100vh' }}>
      <Plan />
    </ThemeProvider>
  </PlannerProvider>
);`;
}
