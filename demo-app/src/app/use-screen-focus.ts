import { useEffect, useRef } from 'react';

/**
 * Focuses the screen's heading, which stays focusable until it loses focus. Returns whether there is a heading.
 */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Moves the focus to the heading of a new screen as soon as the screen has loaded, if the focused element was part of
 * the previous screen.
 */
export function useScreenFocus(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const isDone = () => document.activeElement !== document.body || focusHeading();
    if (isDone()) return;
    const observer = new MutationObserver(() => isDone() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
