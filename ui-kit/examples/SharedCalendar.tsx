import { type CalendarEntry, SharedCalendar, ThemeProvider } from '@content-planner/ui-kit';

const DAY = { startDate: '2026-03-08', endDate: '2026-03-08' };
const entries: CalendarEntry[] = [
  { ...DAY, id: '1', kind: 'blog', title: 'Spring is here', brandId: '7', color: null },
];
const brands = [{ id: '7', name: 'Lumen Cycles', color: 'teal' }];

export const Example = () => (
  <ThemeProvider theme="light" style={{ height: '100vh' }}>
    <SharedCalendar calendar={{ entries, brands }} />
  </ThemeProvider>
);
