import type { CalendarDate } from '../dates/calendar-date.js';

/**
 * Moves focus to a day in the calendar, or to its first entry in the agenda, as soon as the calendar displays the day.
 * If the calendar rerenders the day while it changes the page, focus returns to the day, until the user presses a key
 * or clicks.
 */
export function focusDay(date: CalendarDate): void {
  const day = `[data-cp-date="${date}"]:not([data-outside])`;
  let focused: HTMLElement | null = null;
  const focus = () => {
    const target = document.querySelector<HTMLElement>(`${day} :is(.cp-pick, [data-cp-row])`);
    const { activeElement, body } = document;
    // In the meantime, a dialog might have opened.
    const isFree = focused === null || activeElement === focused || activeElement === body;
    if (target === null || target === activeElement || !isFree) return;
    target.focus();
    focused = target;
  };
  const acted = new AbortController();
  const observer = new MutationObserver(focus);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-cp-date', 'data-outside'],
  });
  const stop = () => {
    observer.disconnect();
    acted.abort();
  };
  const listening = { capture: true, signal: acted.signal };
  document.addEventListener('keydown', stop, listening);
  document.addEventListener('pointerdown', stop, listening);
  focus();
}
