import { type RefObject, useRef, useState } from 'react';
import { usePortalContainer } from '../theme/portal-container.js';

const OWN = '[role="dialog"], [role="alertdialog"], main, [role="main"]';
const AROUND = 'header, [role="banner"], aside, nav';

interface Landmark<E extends HTMLElement> {
  /** For the element that opens it, or one inside of that. */
  ref: RefObject<E | null>;
  /** Where it is to be put. */
  container: HTMLElement | undefined;
  /** To be called as it opens. */
  find: () => void;
}

/**
 * Where a menu or a list of choices is to be put so that it stays in the dialog or landmark that it was opened
 * from: a screen reader knows where it is, and a dialog's own rules hold for it. Outside of both it is the theme's
 * element for what floats.
 */
export function useLandmark<E extends HTMLElement>(): Landmark<E> {
  const ref = useRef<E>(null);
  const fallback = usePortalContainer();
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const find = () => {
    const opener = ref.current;
    const found = opener?.closest<HTMLElement>(OWN) ?? opener?.closest<HTMLElement>(AROUND) ?? null;
    // A landmark of the page around the theme has none of its variables.
    setLandmark(!fallback || fallback.parentElement?.contains(found) ? found : null);
  };
  return { ref, container: landmark ?? fallback, find };
}
