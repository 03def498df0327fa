import type { CalendarDate } from '@content-planner/model';
import type { EntryHost } from '../../entries/feature.js';
import { featureState } from '../../entries/feature-state.js';
import { isVisible } from '../../internal/browser.js';
import type { EntryDates } from '../move/entry-move.js';
import type { QuickEntry } from './QuickCreate.js';

/** The card or dialog in which the user describes a new entry. */
interface Asked extends EntryDates {
  /** The element that the card opens next to. */
  anchorRef: { readonly current: HTMLElement | null };
  /** False while the card fades out, and afterward. */
  isAsking: boolean;
}

export const askedDays = featureState<Asked | null>(null);

/** The entry that the user is creating. */
export const draftState = featureState<QuickEntry | null>(null);

/** Returns a day's button, or the focused element if the view has no such button. */
function openerOf(root: HTMLElement | null, date: CalendarDate): HTMLElement | null {
  const day = root?.querySelector<HTMLElement>(`[data-cp-date="${date}"] .cp-pick`);
  const focused = document.activeElement;
  if (day && isVisible(day)) return day;
  if (focused instanceof HTMLElement && root?.contains(focused)) return focused;
  return root?.querySelector<HTMLElement>('[data-cp-new]') ?? root;
}

/** Opens the card for a new entry. */
export function askForEntry(host: EntryHost, { startDate, endDate }: EntryDates): void {
  // Open the card below the last day, so that it doesn't cover the other days of the new entry.
  const anchorRef = { current: openerOf(host.rootRef.current, endDate) };
  host.write(askedDays, { startDate, endDate, anchorRef, isAsking: true });
}
