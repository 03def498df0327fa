import { createContext, useContext } from 'react';
import { warnOnce } from '../primitives/warn-once.js';

/** The element that floating content is put into, so that it has the theme's variables; undefined outside of a theme. */
export const PortalContainerContext = createContext<HTMLElement | null | undefined>(undefined);

/** Where to portal floating content: inside the nearest theme root; undefined until there is one. */
export function usePortalContainer(): HTMLElement | undefined {
  const container = useContext(PortalContainerContext);
  if (container === undefined)
    warnOnce('Components of @content-planner/ui-kit have no look here: put a <ThemeProvider> around them.');
  return container ?? undefined;
}
