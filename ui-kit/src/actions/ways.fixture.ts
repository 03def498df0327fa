import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, vi } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import type { Way } from './actions.fixture.js';

/** Performs an action in one {@link Way}, for example with the keyboard. */
export type Cell = () => Promise<unknown>;
export type Cells = Record<Way, Cell>;

const devTools = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };

/** The timeout is long, because tests in other pages can keep the machine busy. */
const WAIT = { timeout: 10_000, interval: 16 };

type Role = Parameters<typeof page.getByRole>[0];

const named =
  (role: Role) =>
  (name: string | RegExp): Locator =>
    page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });

export const button = named('button');
export const checkbox = named('checkbox');
export const dialog = named('dialog');
export const heading = named('heading');
export const item = named('menuitem');
export const link = named('link');
export const option = named('option');
export const radio = named('radio');
export const select = named('combobox');
export const textbox = named('textbox');
export const searchbox = named('searchbox');

/** Repeats a check until it passes. */
export const poll =
  (check: () => void): Cell =>
  () =>
    vi.waitFor(check, WAIT);

/** Returns the only visible element that matches a locator. Throws if there is not exactly one. */
function only(target: Locator): HTMLElement {
  const visible = target.elements().filter((element) => element.checkVisibility());
  if (visible.length !== 1) throw new Error(`${visible.length} elements match ${target}`);
  return visible[0] as HTMLElement;
}

export const find = (target: Locator): Promise<HTMLElement> => vi.waitFor(() => only(target), WAIT);

/** Waits until an element is enabled, still, and not covered at its center. Returns its center in px. */
async function centerOf(target: Locator) {
  return vi.waitFor(async () => {
    const element = only(target);
    if (element.matches(':disabled')) throw new Error(`${target} is disabled`);
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const before = element.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    if (x !== before.x || y !== before.y) throw new Error(`${target} moves`);
    const center = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(center.x, center.y);
    const isHit = element.contains(hit) || hit?.closest('label')?.contains(element);
    if (!isHit) throw new Error(`${target} is behind ${hit?.outerHTML.slice(0, 200)}`);
    return center;
  }, WAIT);
}

/** The modifier for the Shift key in the DevTools protocol, for {@link click}. */
export const SHIFT = 8;

/** Uses the mouse to click the center of a visible element, as a user who sees the page would. */
export async function click(target: Locator, modifiers = 0): Promise<void> {
  const at = await centerOf(target);
  const send = (type: string, more = {}) =>
    devTools.send('Input.dispatchMouseEvent', { type, ...at, modifiers, ...more });
  const pressed = { button: 'left', clickCount: 1 };
  await Promise.all([send('mouseMoved'), send('mousePressed', pressed), send('mouseReleased', pressed)]);
}

/**
 * Drags an element with the mouse. The drag begins `distance` px after the element's start, or before its end if
 * `distance` is negative.
 */
export async function drag(from: Locator, to: Locator, distance = 12): Promise<void> {
  const [source, target] = [await find(from), await find(to)];
  await userEvent.dragAndDrop(source, target, {
    sourcePosition: { x: distance < 0 ? source.offsetWidth + distance : distance, y: 8 },
    // Drops near the bottom, because bars that start on other days can cover the upper part of a day.
    targetPosition: { x: 30, y: target.offsetHeight - 6 },
  });
}

const touch = (type: 'touchStart' | 'touchEnd', touchPoints: readonly object[]) =>
  devTools.send('Input.dispatchTouchEvent', { type, touchPoints });

/** Taps with a finger. */
export async function tap(target: Locator): Promise<void> {
  const at = await centerOf(target);
  // Sends both events without waiting in between. Otherwise, a tap on a busy machine could become a long press.
  await Promise.all([touch('touchStart', [at]), touch('touchEnd', [])]);
}

/** Holds a finger on an element until a check passes. */
export async function hold(target: Locator, until: Cell): Promise<void> {
  await touch('touchStart', [await centerOf(target)]);
  await until();
  await touch('touchEnd', []);
}

/** What the browser emulates: a touch device without a mouse, a preference for reduced motion, both, or neither. */
interface Emulation {
  touch: boolean;
  reducedMotion: boolean;
}

export async function emulate({ touch, reducedMotion }: Emulation): Promise<void> {
  const features = reducedMotion ? [{ name: 'prefers-reduced-motion', value: 'reduce' }] : [];
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await devTools.send('Emulation.setEmulatedMedia', { features });
}

/** Moves the mouse to a corner, away from all controls. */
export const leave = () => devTools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });

export const press = (keys: string) => userEvent.keyboard(keys);

const ARROWS =
  '[role="menu"], [role="listbox"], [role="grid"], [role="radiogroup"], [role="tablist"], ul, table';

/** Focuses an element that can be reached with Tab, or with the arrow keys inside a list, a grid or a menu. */
export async function reach(target: Locator): Promise<HTMLElement> {
  const element = await find(target);
  await vi.waitFor(() => {
    const isTabStop = element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]');
    // If a menu opens before its code has loaded, the menu itself has focus instead of its first item.
    const list = element.closest(ARROWS);
    const isReachable = isTabStop || list?.matches(':focus') || list?.querySelector('[tabindex="0"], :focus');
    if (!isReachable) throw new Error(`${target} cannot be reached with the keyboard`);
    element.focus();
    expect(document.activeElement).toBe(element);
  }, WAIT);
  return element;
}

/** Presses a control with the keyboard. */
async function pressKey(target: Locator) {
  const element = await reach(target);
  await press(element.matches('input, [role="checkbox"], [role="radio"], [role="switch"]') ? ' ' : '{Enter}');
}

const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]';

/**
 * Reports only changes in live regions. The screen reader computes the text of every element whose change is reported,
 * and fails if the element is removed in the meantime.
 */
class LiveObserver extends MutationObserver {
  constructor(report: MutationCallback) {
    super((records, observer) =>
      report(
        records.filter(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.isConnected && element.closest(LIVE);
        }),
        observer,
      ),
    );
  }
}

export const startReader = () =>
  virtual.start({ container: document.body, window: { document, MutationObserver: LiveObserver } });

export async function stopReader() {
  // Waits for announcements that the reader is still computing.
  await virtual.lastSpokenPhrase();
  await virtual.stop();
}

/** Moves focus and the screen reader's cursor to an element. The reader then reads it aloud. */
export async function read(target: Locator): Promise<void> {
  const element = await find(target);
  await vi.waitFor(async () => {
    // If the element had focus before the reader was started, the reader doesn't notice the focus without this event.
    if (document.activeElement === element)
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    else element.focus();
    await virtual.lastSpokenPhrase();
    expect(virtual.activeNode).toBe(element);
  }, WAIT);
}

/** Presses a control with the screen reader. */
async function act(target: Locator): Promise<void> {
  await read(target);
  await virtual.act();
}

/** Waits until the screen reader has spoken phrases that begin with the given phrases, in the given order. */
export async function heard(phrases: readonly string[]): Promise<void> {
  await vi.waitFor(async () => {
    const log = await virtual.spokenPhraseLog();
    let from = 0;
    for (const phrase of phrases) {
      const place = log.findIndex((spoken, index) => index >= from && spoken.startsWith(phrase));
      if (place === -1)
        throw new Error(`“${phrase}” was not spoken after “${log[from - 1] ?? ''}”: ${log.join(' | ')}`);
      from = place + 1;
    }
  }, WAIT);
}

/** Runs steps in order. */
export const inOrder =
  (...steps: readonly Cell[]): Cell =>
  async () => {
    for (const step of steps) await step();
  };

export const clicks = (...targets: readonly Locator[]) =>
  inOrder(...targets.map((target) => () => click(target)));
export const taps = (...targets: readonly Locator[]) =>
  inOrder(...targets.map((target) => () => tap(target)));
export const enters = (...targets: readonly Locator[]) =>
  inOrder(...targets.map((target) => () => pressKey(target)));
export const acts = (...targets: readonly Locator[]) =>
  inOrder(...targets.map((target) => () => act(target)));
export const keys = (...pressed: readonly string[]) => inOrder(...pressed.map((one) => () => press(one)));

/** Returns, for each of the four ways, the steps that press the controls one after the other. */
export const pressing = (...targets: readonly Locator[]): Cells => ({
  mouse: clicks(...targets),
  keyboard: enters(...targets),
  taps: taps(...targets),
  screenReader: acts(...targets),
});

export const visible =
  (target: Locator): Cell =>
  () =>
    find(target);
export const gone =
  (target: Locator): Cell =>
  () =>
    vi.waitFor(() => expect(target.elements()).toEqual([]), WAIT);
