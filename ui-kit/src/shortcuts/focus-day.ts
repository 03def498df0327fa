import type { CalendarDate } from '@content-planner/model';

/**
 * Moves focus to a day in the calendar, or to its first entry in the agenda, as soon as the calendar displays the day.
 * If the calendar rerenders the day while changing pages, focus returns to the day. Once the user presses a key or
 * clicks, focus no longer moves to the day.
 */
export function focusDay(date: CalendarDate): void {
  const day = `[data-cp-date="${date}"]:not([data-outside])`;
  let focused: HTMLElement | null = null;
  const focus = () => {
    const target = document.querySelector<HTMLElement>(`${day} :is(.cp-pick, [data-cp-row])`);
    const { activeElement, body } = document;
    // Once the day has had focus, do not take focus from another element, such as a dialog that has opened in the
    // meantime.
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
