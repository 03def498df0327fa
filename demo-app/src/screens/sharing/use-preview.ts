import { type CalendarEntry, useCalendar } from '@content-planner/sdk';
import { monthRange, today } from '@content-planner/ui-kit';
import { useState } from 'react';

/** Fetches the entries for the preview of a link: those in the month that it displays. */
export function usePreview(isOpen: boolean): {
  entries: readonly CalendarEntry[];
  onMonthChange: (change: { date: string }) => void;
} {
  const [date, setDate] = useState(today);
  const { entries } = useCalendar(isOpen ? monthRange(date) : null);
  return { entries, onMonthChange: ({ date }) => setDate(date) };
}
