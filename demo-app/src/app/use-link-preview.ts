import {
  type AccessToken,
  type CalendarEntry,
  type FrozenEntry,
  useCalendar,
  useFrozenEntries,
} from '@content-planner/sdk';
import { monthRange, today } from '@content-planner/ui-kit';
import { useState } from 'react';

/**
 * Fetches the entries for a link's preview: the entries in the month that the preview displays.
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
  const days = isOpen ? monthRange(date) : null;
  const { entries } = useCalendar(days);
  const frozen = useFrozenEntries(days && token?.frozenAt ? { linkId: token.id, ...days } : null);
  return { entries, frozenEntries: frozen.entries, onMonthChange: ({ date }) => setDate(date) };
}
