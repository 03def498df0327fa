/** What is open over the page, and can be closed by the browser's Back. */
export interface Overlay {
  close: () => void;
}

/** Holds how many overlays are open at an entry of the browser's history. */
const KEY = 'cpOverlays';

const open: { overlay: Overlay; href: string }[] = [];
/** The history is on its way to another entry because an overlay was closed on the page. */
let isTraversing = false;
let isScheduled = false;
let isForward = false;

const stateNow = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

const depthNow = (): number => Number(stateNow()[KEY] ?? 0);

/**
 * Adds an entry to the browser's history while an overlay is open, so that Back closes the overlay and leaves the page
 * where it is. Closed in another way, the entry is left as well.
 *
 * @returns to be called when it is closed
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

// Later: one overlay often gives way to another, which takes over its entry.
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
  for (let next = depth + 1; next <= open.length; next += 1)
    history.pushState({ ...stateNow(), [KEY]: next }, '');
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
    schedule();
  } else if (depth > open.length) {
    // The page went elsewhere from an overlay: its entry is passed over.
    event.stopImmediatePropagation();
    history.go(isForward && window.navigation?.canGoForward ? 1 : -1);
  } else if (depth < open.length) {
    const left = open.slice(depth);
    // Routers need not hear of it where the page stays.
    if (left[0]?.href === location.href) event.stopImmediatePropagation();
    for (const { overlay } of left.reverse()) overlay.close();
    // What is still open then, such as a dialog that asks about unsaved input, gets its entry again.
    schedule();
  }
}

const onEntryChange = ({ from }: NavigationCurrentEntryChangeEvent) => {
  isForward = from.index < (window.navigation.currentEntry?.index ?? 0);
};

let followers = 0;

/** Follows the browser's history. Returns what ends it. */
export function followHistory(): () => void {
  followers += 1;
  if (followers === 1) {
    // Before routers hear of it.
    addEventListener('popstate', onPopState, { capture: true });
    window.navigation?.addEventListener('currententrychange', onEntryChange);
    // After a reload nothing is open any more.
    schedule();
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    removeEventListener('popstate', onPopState, { capture: true });
    window.navigation?.removeEventListener('currententrychange', onEntryChange);
  };
}
