import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import { onDemand } from '../../internal/on-demand.js';
import type { CalendarEntry } from '../../logs/types.js';

/** What an item on the page becomes in a calendar. */
export interface ItemEntry
  extends Pick<CalendarEntry, 'title' | 'kind'>,
    Partial<Pick<CalendarEntry, 'brandId' | 'color'>> {
  /** How many days it lasts. @default 1 */
  days?: number;
}

/** Options of {@link receiving}. */
export interface ReceivingOptions {
  /** A selector of the elements that users can move into the calendar. They must be focusable, such as buttons. */
  items: string;
  /** Returns what the calendar displays while the user moves an item. By default, the item's text, as a kind `other`. */
  entryOf?: (item: HTMLElement) => ItemEntry;
  /** Called when the user has dropped an item on a day. Create the entry. */
  onReceive: (received: {
    item: HTMLElement;
    entry: Omit<ItemEntry, 'days'> & Pick<CalendarEntry, 'startDate' | 'endDate'>;
  }) => void;
}

const receivingPart = onDemand(() => import('./receiving-part.js'));

/**
 * Lets users move elements outside the calendar onto a day: with the mouse, by pressing and holding on a touch screen, or
 * with M, the arrow keys and Enter while the element has focus.
 *
 * @example
 * receiving({ items: '.idea', onReceive: ({ item, entry }) => console.info(item.id, entry.startDate) })
 */
export const receiving = <Entry extends CalendarEntry = CalendarEntry>(
  options: ReceivingOptions,
): EntryFeature<Entry> => ({
  name: 'receiving',
  lazy: lazyPart(receivingPart, ({ receivingPart: part }) => part(options)),
  loads: 'at once',
});
