import { createContext, useContext, useState } from 'react';
import { useBeforePaint } from '../primitives/use-before-paint.js';
import { warnOnce } from '../primitives/warn-once.js';

/** The element of a theme that floating content is put into. */
interface PortalContainer {
  /** A ref callback for the element. */
  set: (element: HTMLElement | null) => void;
  get: () => HTMLElement | null;
  /** Calls the listener with the element now and whenever there is another. Returns a function that ends it. */
  follow: (listener: (element: HTMLElement | null) => void) => () => void;
}

/** No state of the theme: when its element is there, only what floats renders again, not the theme. */
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

/** Says in the console if there is no theme around a component, which then has no colors, sizes and fonts. */
export function useThemed(): void {
  if (useContext(PortalContainerContext) === undefined)
    warnOnce('Components of @content-planner/ui-kit have no styles here: put a <ThemeProvider> around them.');
}

/** Where to portal floating content: inside the nearest theme root; undefined until there is one. */
export function usePortalContainer(): HTMLElement | undefined {
  useThemed();
  const container = useContext(PortalContainerContext);
  const [element, setElement] = useState(() => container?.get() ?? null);
  useBeforePaint(() => container?.follow(setElement), [container]);
  return element ?? undefined;
}
