/** How long a page must stay unchanged before it counts as done, in ms. */
const QUIET_MS = 250;
const GIVE_UP_MS = 60_000;

/** Resolves when the next frame has been drawn. */
export const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/** Dispatches all events of a mouse click, because some components respond to an earlier event than `click`. */
export function press(button: Element | null): void {
  for (const type of ['mousedown', 'mouseup', 'click'])
    button?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
}

interface Painting {
  /** The element to observe. */
  host: HTMLElement;
  act: () => void;
  /** Returns whether the expected result is displayed. */
  shows: () => boolean;
}

/** Times in milliseconds from the start. */
interface Painted {
  /** The time of the last frame in which an element, text or inline style changed. */
  drawn: number;
  /** The time of the last frame in which anything changed, such as the class that ends an animation. */
  still: number;
}

/** Runs `act` and waits until the page stops changing. */
export async function untilStill({ host, act, shows }: Painting): Promise<Painted> {
  let changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(host, { subtree: true, childList: true, attributes: true, characterData: true });
  const start = performance.now();
  let drawn = start;
  let still = start;
  act();
  for (;;) {
    await frame();
    const now = performance.now();
    if (changes.length > 0) still = now;
    if (changes.some(({ type, attributeName }) => type !== 'attributes' || attributeName === 'style'))
      drawn = now;
    changes = [];
    if (now - still > QUIET_MS && shows()) break;
    if (now - start > GIVE_UP_MS) throw new Error('The expected result did not appear within 60 seconds.');
  }
  observer.disconnect();
  return { drawn: drawn - start, still: still - start };
}

/** Runs `act` and returns the milliseconds until the last frame in which an element, text or inline style changed. */
export async function untilPainted(painting: Painting): Promise<number> {
  return (await untilStill(painting)).drawn;
}
