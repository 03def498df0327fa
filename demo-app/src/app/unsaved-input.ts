import { useEffect, useSyncExternalStore } from 'react';

const QUESTION = 'Leave this page? Your changes will not be saved.';

/** Whether there is unsaved input. One boolean is enough, because only one dialog can be open at a time. */
let unsaved = false;
const listeners = new Set<() => void>();

/** Records whether the open dialog has unsaved input. */
export const noteUnsavedInput = ({ dirty }: { dirty: boolean }): void => {
  unsaved = dirty;
  for (const listener of listeners) listener();
};

/** Returns whether the open dialog has unsaved input. */
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
 * Asks for confirmation before the user loses unsaved input by reloading, closing the tab, or using Back or Forward.
 * When the tab is reloaded or closed, the browser displays its own text. An open dialog blocks all other ways to leave
 * the page. In browsers without the Navigation API, Back and Forward don't ask for confirmation.
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
      // Back only closes the dialog, which has its own confirmation. The page doesn't change.
      if (event.destination.sameDocument && event.destination.url === window.location.href) return;
      if (!unsaved || event.navigationType !== 'traverse' || !event.cancelable) return;
      if (!window.confirm(QUESTION)) event.preventDefault();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}
