/** A page that changes nothing for so long has done what it was asked. */
const QUIET_MS = 250;
const GIVE_UP_MS = 60_000;

/** Resolves when the next frame has been drawn. */
const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/** All that a mouse sends: not everything waits for the click. */
export function press(button: Element | null): void {
  for (const type of ['mousedown', 'mouseup', 'click'])
    button?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
}

interface Painting {
  /** The element in which something is drawn. */
  host: HTMLElement;
  act: () => void;
  /** Whether what is to be drawn is there. */
  shows: () => boolean;
}

/** When something was done, in milliseconds from its start. */
interface Painted {
  /** The last frame in which elements, texts or inline styles changed. */
  drawn: number;
  /** The last frame in which anything did, such as the class that ends an animation. */
  still: number;
}

/** Acts and waits until the page is still again. */
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
    if (now - start > GIVE_UP_MS) throw new Error('What was to be drawn never showed');
  }
  observer.disconnect();
  return { drawn: drawn - start, still: still - start };
}

/** Milliseconds from an act to the last frame in which elements, texts or inline styles changed. */
export async function untilPainted(painting: Painting): Promise<number> {
  return (await untilStill(painting)).drawn;
}
