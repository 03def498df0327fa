/**
 * Returns the code that displays an embed in a React app.
 *
 * @param url the URL of the embed, including its secret
 */
export function reactSnippet(url: string): string {
  const { origin, hash } = new URL(url);
  return `import { createPlannerClient, PlannerProvider, useCalendarProps } from '@content-planner/sdk';
import { Calendar, ThemeProvider } from '@content-planner/ui-kit';

const client = createPlannerClient({
  url: '${origin}',
  auth: { token: '${hash.slice(1)}' },
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
