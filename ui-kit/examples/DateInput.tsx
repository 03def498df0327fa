import { DateInput } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [date, setDate] = useState('2026-03-08');
  return <DateInput value={date} onValueChange={({ value }) => setDate(value)} />;
}
