import {
  createPlannerClient,
  PlannerProvider,
  useBrands,
  useCalendar,
  useCreateEntry,
} from '@content-planner/sdk';
import { Calendar, monthRange, ThemeProvider, today } from '@content-planner/ui-kit';
import { useState } from 'react';

function Month() {
  const [range, setRange] = useState(() => monthRange(today()));
  const { entries } = useCalendar(range);
  const { brands } = useBrands();
  const [createEntry] = useCreateEntry('blog');
  return (
    <Calendar
      entries={entries}
      brands={brands}
      onRangeChange={setRange}
      onCreate={({ date }) => createEntry({ title: 'Spring is here', startDate: date })}
    />
  );
}

/** A second page, which creates entries for a logged-in user. */
export function Adding({ url, nonce }: { url: string; nonce?: string }) {
  const [client] = useState(() => createPlannerClient({ url }));
  return (
    <PlannerProvider client={client}>
      <ThemeProvider nonce={nonce} style={{ height: '100vh' }}>
        <Month />
      </ThemeProvider>
    </PlannerProvider>
  );
}
