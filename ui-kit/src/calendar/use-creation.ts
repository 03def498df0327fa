import type { CalendarDate } from '@content-planner/model';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { isVisible } from '../internal/browser.js';

/** The days of a new entry. */
export interface AskedDays {
  date: CalendarDate;
  /** The last day of a range. Defaults to `date`. */
  endDate?: CalendarDate;
}

const ADD_BUTTON = '[data-cp-new]';

/** Returns a day's button, or the focused element if the view has no such button. */
function openerOf(root: HTMLElement | null, date: CalendarDate): HTMLElement | null {
  const day = root?.querySelector<HTMLElement>(`[data-cp-date="${date}"] .cp-pick`);
  const focused = document.activeElement;
  if (day && isVisible(day)) return day;
  if (focused instanceof HTMLElement && root?.contains(focused)) return focused;
  return root?.querySelector<HTMLElement>(ADD_BUTTON) ?? root;
}

/**
 * Returns the day that the user has chosen: the grid's tab stop or, in a list, the focused day. The tab stop follows
 * focus, and on small screens, it is the selected day.
 */
function chosenDay(root: HTMLElement | null): CalendarDate | undefined {
  const inGrid = root?.querySelector('.cp-pick[tabindex="0"]');
  const focused = root?.contains(document.activeElement) ? document.activeElement : null;
  return (inGrid ?? focused)?.closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate;
}

/**
 * Manages the card or dialog in which the user describes a new entry, and the element that the card opens next to.
 *
 * @param isEnabled If false, entries cannot be added and `ask` is undefined.
 */
export function useCreation(isEnabled: boolean, rootRef: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<(AskedDays & { isAsking: boolean }) | null>(null);
  const anchorRef = useRef<HTMLElement | null>(null);
  const ask = useCallback(
    ({ date, endDate = date }: AskedDays) => {
      // Open the card below the last day, so that it doesn't cover the other days of the new entry.
      anchorRef.current = openerOf(rootRef.current, endDate);
      setAsked({ date, endDate, isAsking: true });
    },
    [rootRef],
  );
  /** Opens the card on the day that the user has chosen, or else on the given date. */
  const askOnChosenDay = (date: CalendarDate) => ask({ date: chosenDay(rootRef.current) ?? date });
  return {
    /** The days of the new entry, which are kept while the card fades out. */
    days: asked,
    isAsking: asked?.isAsking === true,
    anchorRef,
    ask: isEnabled ? ask : undefined,
    askOnChosenDay: isEnabled ? askOnChosenDay : undefined,
    close: () => setAsked((current) => current && { ...current, isAsking: false }),
  };
}
