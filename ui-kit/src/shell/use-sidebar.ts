import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../internal/use-media-query.js';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.js';

/** Below this width, the sidebar is a sheet. */
const SMALL = '(max-width: 767.98px)';

/** Below this width, the sidebar is initially collapsed, to leave room for the page. */
const NARROW = '(max-width: 1023.98px)';

const never = () => () => {};
const remembered = () => readSidebarCookie(document.cookie);
const nothing = () => null;

/** The state of the sidebar: an expanded or collapsed column or, on small screens, an open or closed sheet. */
export interface SidebarState {
  small: boolean;
  /** Whether the column is expanded. */
  expanded: boolean;
  /** Whether the sheet is open. */
  sheetOpen: boolean;
  setSheetOpen: (open: boolean) => void;
  toggle: () => void;
}

/** Returns whether a modal dialog makes an element inert or hides it from screen readers. */
const isCovered = (element: HTMLElement | null): boolean =>
  element?.closest('[aria-hidden="true"], [inert]') != null;

interface SidebarInput {
  /** Whether the column is expanded, if the application controls it. */
  open: boolean | undefined;
  /** The state if there is no cookie, or until the cookie can be read. The default depends on the window width. */
  defaultOpen: boolean | undefined;
  onOpenChange: ((change: { open: boolean }) => void) | undefined;
  /** A ref to the toggle button. */
  toggleRef: RefObject<HTMLElement | null>;
}

/**
 * Returns the state of the sidebar, which a cookie stores unless the application controls it. Handles Ctrl/Cmd+B unless
 * a dialog is open.
 */
export function useSidebar({ open, defaultOpen, onOpenChange, toggleRef }: SidebarInput): SidebarState {
  const small = useMediaQuery(SMALL);
  const narrow = useMediaQuery(NARROW);
  const stored = useSyncExternalStore(never, remembered, nothing);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [sheet, setSheetOpen] = useState(false);
  const expanded = open ?? chosen ?? stored ?? defaultOpen ?? !narrow;

  const toggle = useCallback(() => {
    if (small) {
      setSheetOpen((open) => !open);
      return;
    }
    onOpenChange?.({ open: !expanded });
    if (open !== undefined) return;
    setChosen(!expanded);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
    document.cookie = sidebarCookie({ open: !expanded, secure: location.protocol === 'https:' });
  }, [small, expanded, open, onOpenChange]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const plain = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!plain || event.key.toLowerCase() !== 'b' || event.repeat || event.defaultPrevented) return;
      if (!sheet && isCovered(toggleRef.current)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle, toggleRef, sheet]);

  return { small, expanded, sheetOpen: small && sheet, setSheetOpen, toggle };
}
