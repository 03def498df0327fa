import { createContext, useContext } from 'react';

/** The element that floating content is put into, so that it has the theme's variables. */
export const PortalContainerContext = createContext<HTMLElement | null>(null);

/** Where to portal floating content: inside the nearest theme root; undefined outside of one. */
export const usePortalContainer = (): HTMLElement | undefined =>
  useContext(PortalContainerContext) ?? undefined;
