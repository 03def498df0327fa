import {
  type AccessToken,
  type CalendarEntry,
  type FrozenEntry,
  useCalendar,
  useFrozenEntries,
} from '@content-planner/sdk';
import { addMonths, monthRange, today } from '@content-planner/ui-kit';
import { useState } from 'react';

/** How many months to look at for the first one that has entries. */
const MONTHS = 6;

/**
 * Fetches the entries for a link's preview: those from the month that the preview can display first.
 *
 * @param token the link that is edited, or null
 */
export function useLinkPreview(
  isOpen: boolean,
  token: Pick<AccessToken, 'id' | 'frozenAt'> | null,
): {
  entries: readonly CalendarEntry[];
  frozenEntries: readonly FrozenEntry[];
  onMonthChange: (change: { date: string }) => void;
} {
  const [date, setDate] = useState(today);
  const days = isOpen
    ? { from: monthRange(date).from, to: monthRange(addMonths(date, MONTHS - 1)).to }
    : null;
  const { entries } = useCalendar(days);
  const frozen = useFrozenEntries(days && token?.frozenAt ? { linkId: token.id, ...days } : null);
  return { entries, frozenEntries: frozen.entries, onMonthChange: ({ date }) => setDate(date) };
}
