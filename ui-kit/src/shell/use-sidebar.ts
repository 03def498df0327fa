import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../primitives/use-media-query.js';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.js';

/** Under this width the sidebar is a sheet. */
const SMALL = '(max-width: 767.98px)';

/** Under this width the sidebar begins as icons, to leave room for the page. */
const NARROW = '(max-width: 1023.98px)';

const never = () => () => {};
const remembered = () => readSidebarCookie(document.cookie);
const nothing = () => null;

/** The sidebar's state: a column that is wide or narrow, or on small screens a sheet that is there or not. */
export interface SidebarState {
  small: boolean;
  /** The column is wide. */
  expanded: boolean;
  /** The sheet is there. */
  sheetOpen: boolean;
  setSheetOpen: (open: boolean) => void;
  toggle: () => void;
}

/** A modal dialog is open over an element: it takes the page away from everybody. */
const isCovered = (element: HTMLElement | null): boolean =>
  element?.closest('[aria-hidden="true"], [inert]') != null;

interface SidebarInput {
  /** Whether the column is wide, where the host keeps that. */
  open: boolean | undefined;
  /** What counts without a cookie and until it can be read; by default whether the window is 1024 px wide. */
  defaultOpen: boolean | undefined;
  onOpenChange: ((change: { open: boolean }) => void) | undefined;
  /** The button that does the same as the keys. */
  toggleRef: RefObject<HTMLElement | null>;
}

/**
 * The sidebar's state, which a cookie keeps where the host does not. Listens to ctrl/cmd+B, unless a
 * dialog lies over the page.
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
