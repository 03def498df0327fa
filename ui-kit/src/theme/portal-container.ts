import { createContext, useContext, useState } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { warnOnce } from '../internal/warn-once.js';

/** The element of a theme that contains its popovers and dialogs. */
interface PortalContainer {
  /** A ref callback for the element. */
  set: (element: HTMLElement | null) => void;
  get: () => HTMLElement | null;
  /**
   * Calls the listener with the current element, and again whenever the element changes. Returns an unsubscribe
   * function.
   */
  follow: (listener: (element: HTMLElement | null) => void) => () => void;
}

/**
 * Creates a portal container. It is not React state, so that only popovers and dialogs re-render when its element
 * mounts.
 */
export function portalContainer(): PortalContainer {
  let current: HTMLElement | null = null;
  const listeners = new Set<(element: HTMLElement | null) => void>();
  return {
    set: (element) => {
      current = element;
      for (const listener of listeners) listener(element);
    },
    get: () => current,
    follow: (listener) => {
      listeners.add(listener);
      listener(current);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Undefined outside a theme. */
export const PortalContainerContext = createContext<PortalContainer | undefined>(undefined);

/** Logs a warning to the console if a component is outside a theme and thus has no colors, sizes or fonts. */
export function useThemed(): void {
  if (useContext(PortalContainerContext) === undefined)
    warnOnce('Components of @content-planner/ui-kit have no styles here: put a <ThemeProvider> around them.');
}

/**
 * Returns the element inside the nearest theme root into which popovers and dialogs are rendered, or undefined until
 * the element mounts.
 */
export function usePortalContainer(): HTMLElement | undefined {
  useThemed();
  const container = useContext(PortalContainerContext);
  const [element, setElement] = useState(() => container?.get() ?? null);
  useBeforePaint(() => container?.follow(setElement), [container]);
  return element ?? undefined;
}
