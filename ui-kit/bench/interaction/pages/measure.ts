import { frame, untilStill } from '../../pages/painted.js';
import { DRAGGED, type InteractionPage, withDragged } from './interaction-page.js';

const PAUSE_MS = 1000;

/** Renders a page with many entries. Waits until the page no longer changes and its on-demand code has loaded. */
export async function mount(page: InteractionPage, host: HTMLElement, perMonth: number): Promise<void> {
  await document.fonts.ready;
  await untilStill({
    host,
    shows: () => chipOf(page, host) !== undefined,
    act: () => page.mount(host, withDragged(perMonth)),
  });
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** Returns the first element of the entry to drag. */
function chipOf({ entrySelector }: InteractionPage, host: HTMLElement): Element | undefined {
  return [...host.querySelectorAll(entrySelector)].find((chip) => chip.textContent.includes(DRAGGED));
}

/** Returns the position in the window, in px, of the entry to drag. */
export function placeOf(page: InteractionPage, host: HTMLElement): { x: number; y: number } {
  const box = chipOf(page, host)?.getBoundingClientRect();
  if (!box) throw new Error('The entry is not displayed.');
  return { x: box.left, y: box.top };
}

/** Waits for a drop. Returns the milliseconds from the drop until the entry is painted in its new place. */
export function dropToPaint(page: InteractionPage, host: HTMLElement): Promise<number> {
  const before = placeOf(page, host);
  const hasMoved = () => {
    if (!chipOf(page, host)) return false;
    const { x, y } = placeOf(page, host);
    return x !== before.x || y !== before.y;
  };
  // The event depends on the calendar: in some calendars, the browser drags the entry, and in others, a script does.
  return afterEvent(['drop', 'pointerup', 'mouseup'], host, hasMoved);
}

/** Waits for a keystroke. Returns the milliseconds from the keystroke until the filtered calendar is painted. */
export function keyToPaint(host: HTMLElement): Promise<number> {
  const textOf = () => host.querySelector('[role="grid"]')?.textContent;
  const before = textOf();
  return afterEvent(['keydown'], host, () => textOf() !== before);
}

/**
 * Waits for the first event of any of these types, and then until the page no longer changes. Returns the milliseconds
 * from the event until the expected result is painted.
 */
function afterEvent(types: readonly string[], host: HTMLElement, shows: () => boolean): Promise<number> {
  const controller = new AbortController();
  const measure = async () => {
    controller.abort();
    const start = performance.now();
    const still = untilStill({ host, act: () => {}, shows });
    while (!shows()) await frame();
    const shown = performance.now() - start;
    await still;
    return shown;
  };
  return new Promise((resolve) => {
    for (const type of types)
      window.addEventListener(type, () => resolve(measure()), { capture: true, signal: controller.signal });
  });
}
