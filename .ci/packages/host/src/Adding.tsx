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
      onCreate={({ date }) => createEntry({ date, blogName: 'Spring is here' })}
    />
  );
}

/** A second page, which writes: for somebody who is logged in. */
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
