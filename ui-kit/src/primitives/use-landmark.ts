import { type RefObject, useRef, useState } from 'react';
import { usePortalContainer } from '../theme/portal-container.js';

const OWN = '[role="dialog"], [role="alertdialog"], main, [role="main"]';
const AROUND = 'header, [role="banner"], aside, nav';

interface Landmark<E extends HTMLElement> {
  /** The ref of the element that opens it, or of an element inside it. */
  ref: RefObject<E | null>;
  /** The element to render into. */
  container: HTMLElement | undefined;
  /** Finds the container. Call it when it opens. */
  find: () => void;
}

/**
 * Returns the container of a menu or a list of options: the dialog or landmark that it was opened from, so that screen
 * readers know where it is, and a dialog treats it as its content. Outside of both, it is the theme's container for
 * floating elements.
 */
export function useLandmark<E extends HTMLElement>(): Landmark<E> {
  const ref = useRef<E>(null);
  const fallback = usePortalContainer();
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const find = () => {
    const opener = ref.current;
    const found = opener?.closest<HTMLElement>(OWN) ?? opener?.closest<HTMLElement>(AROUND) ?? null;
    // A landmark outside of the theme does not have its variables.
    setLandmark(!fallback || fallback.parentElement?.contains(found) ? found : null);
  };
  return { ref, container: landmark ?? fallback, find };
}
