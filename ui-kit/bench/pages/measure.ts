import type { BenchPage } from './bench-page.js';
import { entries } from './entries.js';
import { press, untilStill } from './painted.js';

/** What one page found, in milliseconds. */
export interface Measured {
  /** From the call that draws the month until it is painted and changes no more. */
  mount: number;
  /** From the click on Next until the month after it is. */
  next: number;
  /** The same until its last element, text or inline style is painted: what else changes ends an animation. */
  nextDrawn: number;
  /** Elements on the page then. */
  elements: number;
}

const PAUSE_MS = 300;
const WARM_UP_ENTRIES = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** What is measured. */
export interface Case {
  /** Entries in either month. */
  perMonth: number;
  /** The first mount of a fresh page, as a visitor has it: no code has run before, no style is there. */
  cold: boolean;
}

/**
 * Measures a page with many entries: cold, or once it has run with a few, so that code and styles are warm. Times end
 * with the last frame that something changed in: a calendar that draws, measures and draws again is done only then.
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
