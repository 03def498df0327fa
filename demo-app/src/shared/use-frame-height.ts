import { useEffect } from 'react';

/** The maximum height of a frame, in px. The agenda is endless, so without a maximum, its frame would keep growing. */
const TALLEST = 2_000;

/** How often to measure, in ms. */
const EVERY = 250;

/** Returns how much of an element's content is hidden, in px. */
const hiddenIn = (element: Element): number =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) ? element.scrollHeight - element.clientHeight : 0;

/**
 * Reports to the embedding page how tall the frame must be so that nothing in it scrolls. Sends a message
 * `{ type: 'content-planner:height', height }`, in px. Pages can identify the frame by `event.source`.
 *
 * @param view the displayed view; each view starts with the frame's initial height
 */
export function useFrameHeight(view: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has its own height.
  useEffect(() => {
    if (window.parent === window) return;
    const base = window.innerHeight;
    let sent = 0;
    const send = (height: number) => {
      if (height === sent) return;
      sent = height;
      // Send the height to any origin: it is not a secret, and the page can be on any of the embed's origins.
      window.parent.postMessage({ type: 'content-planner:height', height }, '*');
    };
    const measure = () => {
      const hidden = Math.max(0, ...[...document.querySelectorAll('[data-cp-theme] *')].map(hiddenIn));
      if (hidden > 0) send(Math.min(window.innerHeight + hidden, TALLEST));
    };
    send(base);
    const timer = setInterval(measure, EVERY);
    return () => clearInterval(timer);
  }, [view]);
}
