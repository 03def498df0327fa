import type { BenchPage } from './bench-page.js';
import { entries } from './entries.js';

/** What one page found, in milliseconds. */
export interface Measured {
  /** From the call that draws the month until it is painted and changes no more. */
  mount: number;
  /** From the click on Next until the month after it is. */
  next: number;
  /** Elements on the page then. */
  elements: number;
}

const PAUSE_MS = 300;
/** A page that changes nothing for so long has done what it was asked. */
const QUIET_MS = 250;
const GIVE_UP_MS = 60_000;
const WARM_UP_ENTRIES = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Resolves when the next frame has been drawn. */
const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/**
 * Runs a page once with a few entries, so that code and styles are there, then measures it with many. Both times end
 * with the last frame that something changed in: a calendar that draws, measures and draws again is done only then.
 */
export async function measure(page: BenchPage, host: HTMLElement, perMonth: number): Promise<Measured> {
  await document.fonts.ready;
  await run(page, host, WARM_UP_ENTRIES);
  await pause();
  return run(page, host, perMonth);
}

async function run(page: BenchPage, host: HTMLElement, perMonth: number): Promise<Measured> {
  const list = entries(perMonth);
  let unmount = () => {};
  const mount = await untilPainted(page, host, 'October', () => {
    unmount = page.mount(host, list);
  });
  await pause();
  const next = await untilPainted(page, host, 'November', () => press(host.querySelector(page.nextSelector)));
  const elements = host.querySelectorAll('*').length;
  await pause();
  if (perMonth === WARM_UP_ENTRIES) unmount();
  return { mount, next, elements };
}

/** All that a mouse sends: not every calendar waits for the click. */
function press(button: Element | null): void {
  for (const type of ['mousedown', 'mouseup', 'click'])
    button?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
}

async function untilPainted(page: BenchPage, host: HTMLElement, month: string, act: () => void) {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(host, { subtree: true, childList: true, characterData: true, attributeFilter: ['style'] });
  const start = performance.now();
  let painted = start;
  act();
  for (;;) {
    await frame();
    const now = performance.now();
    if (changed) painted = now;
    changed = false;
    if (now - painted > QUIET_MS && shows(page, host, month)) break;
    if (now - start > GIVE_UP_MS) throw new Error(`${month} never showed`);
  }
  observer.disconnect();
  return painted - start;
}

function shows({ entrySelector }: BenchPage, host: HTMLElement, month: string): boolean {
  return [...host.querySelectorAll(entrySelector)].some((entry) => entry.textContent.startsWith(month));
}
