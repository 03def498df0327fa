import { useEffect, useSyncExternalStore } from 'react';

const QUESTION = 'Leave this page? What you have typed is not saved.';

/** Only one dialog is open at a time, so one flag says it all. */
let unsaved = false;
const listeners = new Set<() => void>();

/** Takes note of whether the open dialog holds unsaved input. */
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

/** Whether the open dialog has unsaved input, kept up to date. */
export const useUnsavedInput = (): boolean => useSyncExternalStore(subscribe, hasUnsavedInput);

/**
 * Asks before a reload, a closed tab, Back or Forward throws unsaved input away; the browser has its own words for the
 * first two. Other ways out are closed while a dialog is open. Browsers without the Navigation API do not ask on Back
 * and Forward.
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
      // The page stays, and the dialog asks by itself.
      if (event.destination.sameDocument && event.destination.url === window.location.href) return;
      if (!unsaved || event.navigationType !== 'traverse' || !event.cancelable) return;
      if (!window.confirm(QUESTION)) event.preventDefault();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}
