import { type RefObject, useRef, useState } from 'react';
import { usePortalContainer } from '../theme/portal-container.js';

const OWN = '[role="dialog"], [role="alertdialog"], main, [role="main"]';
const AROUND = 'header, [role="banner"], aside, nav';

interface Landmark<E extends HTMLElement> {
  /** A ref to the element that opens the menu or list, or to an element inside it. */
  ref: RefObject<E | null>;
  /** The element to render into. */
  container: HTMLElement | undefined;
  /** Finds the container. Call it when the menu or list opens. */
  find: () => void;
}

/**
 * Returns the container for a menu or a list of options: the dialog or landmark from which it was opened. This way,
 * screen readers can report where the menu is, and a dialog treats the menu as part of its content. If there is no
 * dialog or landmark, the container is the theme's container for floating elements.
 */
export function useLandmark<E extends HTMLElement>(): Landmark<E> {
  const ref = useRef<E>(null);
  const fallback = usePortalContainer();
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const find = () => {
    const opener = ref.current;
    const found = opener?.closest<HTMLElement>(OWN) ?? opener?.closest<HTMLElement>(AROUND) ?? null;
    // Do not use a landmark outside the theme, because it does not have the theme's variables.
    setLandmark(!fallback || fallback.parentElement?.contains(found) ? found : null);
  };
  return { ref, container: landmark ?? fallback, find };
}
