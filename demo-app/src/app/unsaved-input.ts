import { useEffect, useSyncExternalStore } from 'react';

const QUESTION = 'Leave this page? What you have typed is not saved.';

/** A single boolean is enough, because only one dialog is open at a time. */
let unsaved = false;
const listeners = new Set<() => void>();

/** Records whether the open dialog has unsaved input. */
export const noteUnsavedInput = ({ dirty }: { dirty: boolean }): void => {
  unsaved = dirty;
  for (const listener of listeners) listener();
};

/** Whether the open dialog has unsaved input. */
export const hasUnsavedInput = (): boolean => unsaved;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns whether the open dialog has unsaved input, and rerenders when that changes. */
export const useUnsavedInput = (): boolean => useSyncExternalStore(subscribe, hasUnsavedInput);

/**
 * Asks for confirmation before unsaved input is lost through a reload, a closed tab, Back or Forward. The browser has its
 * own text for the first two. A dialog blocks all other ways to leave the page. Browsers without the Navigation API don't
 * ask on Back and Forward.
 */
export function useUnsavedInputQuestion(): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
  useEffect(() => {
    if (!('navigation' in window)) return;
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent) => {
      // The page stays, and the dialog has its own confirmation.
      if (event.destination.sameDocument && event.destination.url === window.location.href) return;
      if (!unsaved || event.navigationType !== 'traverse' || !event.cancelable) return;
      if (!window.confirm(QUESTION)) event.preventDefault();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}
