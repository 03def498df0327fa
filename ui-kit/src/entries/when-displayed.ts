import { scrollIntoView } from '../internal/browser.js';

/** How many frames a component can take until it displays an entry. */
const FRAMES = 60;

/** Scrolls to an element once it is displayed, and returns it. */
export async function whenDisplayed(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  let before: HTMLElement | null = null;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
    const element = find();
    // In the first frames, the component can still display another page.
    if (element && element === before && frame > 1) {
      scrollIntoView(element, { block: 'nearest', inline: 'nearest' });
      return element;
    }
    before = element;
  }
  return null;
}
