import type { BenchPage } from './bench-page.js';
import { entries } from './entries.js';
import { press, untilStill } from './painted.js';

/** The results for one page. Times are in milliseconds. */
export interface Measured {
  /** The time from the call that renders the month until the month is painted and stops changing. */
  mount: number;
  /** The time from the click on Next until the next month is painted and stops changing. */
  next: number;
  /**
   * The time from the click on Next until the last element, text or inline style is painted. After this, the only
   * changes are the ends of animations.
   */
  nextDrawn: number;
  /** The number of elements after the click on Next. */
  elements: number;
}

const PAUSE_MS = 300;
const WARM_UP_ENTRIES = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** The conditions of a measurement. */
export interface Case {
  /** The number of entries per month. */
  perMonth: number;
  /** Whether to measure the first mount on a fresh page without a warm-up, as a visitor experiences it. */
  cold: boolean;
}

/**
 * Measures a page with many entries, either cold, or after a run with a few entries to warm up code and styles. Each
 * measurement ends with the last frame in which something changed, so it includes every redraw of a calendar that
 * draws, measures and draws again.
 */
export async function measure(
  page: BenchPage,
  host: HTMLElement,
  { perMonth, cold }: Case,
): Promise<Measured> {
  await document.fonts.ready;
  if (!cold) await run(page, host, WARM_UP_ENTRIES);
  await pause();
  return run(page, host, perMonth);
}

async function run(page: BenchPage, host: HTMLElement, perMonth: number): Promise<Measured> {
  const list = entries(perMonth);
  let unmount = () => {};
  const mount = await untilStill({
    host,
    shows: () => shows(page, host, 'October'),
    act: () => {
      unmount = page.mount(host, list);
    },
  });
  await pause();
  const next = await untilStill({
    host,
    shows: () => shows(page, host, 'November'),
    act: () => press(host.querySelector(page.nextSelector)),
  });
  const elements = host.querySelectorAll('*').length;
  await pause();
  if (perMonth === WARM_UP_ENTRIES) unmount();
  return { mount: mount.still, next: next.still, nextDrawn: next.drawn, elements };
}

function shows({ entrySelector }: BenchPage, host: HTMLElement, month: string): boolean {
  return [...host.querySelectorAll(entrySelector)].some((entry) => entry.textContent.startsWith(month));
}
