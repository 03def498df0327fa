import { createContext, useContext, useState } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { warnOnce } from '../internal/warn-once.js';

/** The element of a theme that popovers and dialogs render into. */
interface PortalContainer {
  /** A ref callback for the element. */
  set: (element: HTMLElement | null) => void;
  get: () => HTMLElement | null;
  /**
   * Calls the listener with the current element and again whenever it changes. Returns a function that unsubscribes.
   */
  follow: (listener: (element: HTMLElement | null) => void) => () => void;
}

/**
 * Creates a portal container. It is not React state, so only popovers and dialogs render again when its element mounts.
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

/** Undefined outside of a theme. */
export const PortalContainerContext = createContext<PortalContainer | undefined>(undefined);

/** Warns in the console if a component is outside of a theme, because it then has no colors, sizes or fonts. */
export function useThemed(): void {
  if (useContext(PortalContainerContext) === undefined)
    warnOnce('Components of @content-planner/ui-kit have no styles here: put a <ThemeProvider> around them.');
}

/**
 * Returns the element to portal popovers and dialogs into, inside the nearest theme root; undefined until it mounts.
 */
export function usePortalContainer(): HTMLElement | undefined {
  useThemed();
  const container = useContext(PortalContainerContext);
  const [element, setElement] = useState(() => container?.get() ?? null);
  useBeforePaint(() => container?.follow(setElement), [container]);
  return element ?? undefined;
}
