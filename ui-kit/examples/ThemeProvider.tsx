import { Calendar, ThemeProvider } from '@content-planner/ui-kit';

export function Example() {
  return (
    <ThemeProvider theme="light" style={{ height: '100vh' }}>
      <Calendar entries={[]} />
    </ThemeProvider>
  );
}
