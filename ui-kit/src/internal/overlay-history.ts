/** A dialog, popover or sheet that the browser's Back button closes. */
export interface Overlay {
  close: () => void;
}

/** The key in `history.state` under which the number of open overlays is stored. */
const KEY = 'cpOverlays';

const open: { overlay: Overlay; href: string }[] = [];
/** Whether the history is going back because an overlay was closed without the Back button. */
let isTraversing = false;
let isScheduled = false;
let isForward = false;

const stateNow = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/**
 * The depths of the overlays' history entries, keyed by entry key. When a router replaces an entry's URL, it also
 * replaces the state that contains the entry's depth, so the depths are also stored here.
 */
const depths = new Map<string, number>();
/** The URLs and states that the application has set for the overlays' history entries, keyed by entry key. */
const replaced = new Map<string, { href: string; state: unknown }>();
/** The key of the history entry that the last navigation left. */
let leftKey = '';

const keyNow = (): string => window.navigation?.currentEntry?.key ?? '';

const depthNow = (): number => Number(stateNow()[KEY] ?? depths.get(keyNow()) ?? 0);

/**
 * If the application set a URL while an overlay was open, applies the URL to the history entry below the overlay's
 * entry. The application's router does not know that there are two entries.
 *
 * @returns Whether there was such a URL.
 */
function keepUrl(): boolean {
  const kept = replaced.get(leftKey);
  if (!kept) return false;
  replaced.delete(leftKey);
  history.replaceState(kept.state, '', kept.href);
  return true;
}

/**
 * Adds an entry to the browser's history while an overlay is open, so that Back closes the overlay and does not leave
 * the page. If the overlay is closed in another way, the history also goes back. In browsers with the Navigation API,
 * the application can replace the URL while the overlay is open, for example with a link to what the overlay displays.
 *
 * @returns A function to call when the overlay closes.
 */
export function noteOverlay(overlay: Overlay): () => void {
  const entry = { overlay, href: location.href };
  open.push(entry);
  schedule();
  return () => {
    open.splice(open.indexOf(entry), 1);
    schedule();
  };
}

// Updates the history asynchronously. Often, one overlay closes and another one opens immediately. The new overlay can
// then reuse the history entry of the closed one.
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    reconcile();
  });
}

function reconcile(): void {
  if (isTraversing) return;
  const depth = depthNow();
  for (let next = depth + 1; next <= open.length; next += 1) {
    history.pushState({ ...stateNow(), [KEY]: next }, '');
    depths.set(keyNow(), next);
  }
  if (depth > open.length) traverse(open.length - depth);
}

function traverse(steps: number): void {
  isTraversing = true;
  history.go(steps);
}

function onPopState(event: PopStateEvent): void {
  const depth = depthNow();
  if (isTraversing) {
    isTraversing = false;
    event.stopImmediatePropagation();
    keepUrl();
    schedule();
  } else if (depth > open.length) {
    // The user left the page while an overlay was open. Skip the overlay's entry.
    event.stopImmediatePropagation();
    history.go(isForward && window.navigation?.canGoForward ? 1 : -1);
  } else if (depth < open.length) {
    const abandoned = open.slice(depth);
    // If the page does not change, routers must not handle the event.
    const isSamePage = abandoned[0]?.href === location.href;
    if (keepUrl() || isSamePage) event.stopImmediatePropagation();
    for (const { overlay } of abandoned.reverse()) overlay.close();
    // An overlay that is still open, such as a dialog that asks about unsaved input, gets a new entry.
    schedule();
  }
}

const onEntryChange = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
  isForward = from.index < (window.navigation.currentEntry?.index ?? 0);
  const key = keyNow();
  if (navigationType === 'replace' && depths.has(key))
    replaced.set(key, { href: location.href, state: history.state });
  if (navigationType === 'traverse') leftKey = from.key;
};

let followers = 0;

/**
 * Listens to changes in the browser's history. Call it before routers add their listeners, because it can stop events
 * from reaching them. Returns a function that stops listening.
 */
export function followHistory(): () => void {
  followers += 1;
  if (followers === 1) {
    addEventListener('popstate', onPopState, { capture: true });
    window.navigation?.addEventListener('currententrychange', onEntryChange);
    // After a reload, no overlay is open, but the history might still contain an overlay's entry.
    schedule();
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    removeEventListener('popstate', onPopState, { capture: true });
    window.navigation?.removeEventListener('currententrychange', onEntryChange);
  };
}
