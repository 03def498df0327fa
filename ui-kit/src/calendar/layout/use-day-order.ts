import { useKit } from '../../kit/use-kit.js';
import { dayOrder, type EntryOrder } from './compare-entries.js';

/** Returns the function that orders the entries of a day. It stays the same until the fields change. */
export function useDayOrder(): EntryOrder {
  const { locale, fields } = useKit();
  return dayOrder(locale, fields);
}
