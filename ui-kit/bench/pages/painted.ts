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

/** Milliseconds from an act to the last frame in which elements, texts or inline styles changed. */
export async function untilPainted({ host, act, shows }: Painting): Promise<number> {
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
    if (now - painted > QUIET_MS && shows()) break;
    if (now - start > GIVE_UP_MS) throw new Error('What was to be drawn never showed');
  }
  observer.disconnect();
  return painted - start;
}
