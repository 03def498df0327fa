import { useEffect } from 'react';

const QUESTION = 'Leave this page? What you have typed is not saved.';

/** Only one dialog is open at a time, so one flag says it all. */
let unsaved = false;

/** Takes note of whether the open dialog holds unsaved input. */
export const noteUnsavedInput = ({ dirty }: { dirty: boolean }): void => {
  unsaved = dirty;
};

/**
 * Asks before Back or Forward throws unsaved input away. Other ways out are closed while a dialog is
 * open. In browsers without the Navigation API nobody is asked.
 */
export function useUnsavedInputQuestion(): void {
  useEffect(() => {
    if (!('navigation' in window)) return;
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent) => {
      if (!unsaved || event.navigationType !== 'traverse' || !event.cancelable) return;
      if (!window.confirm(QUESTION)) event.preventDefault();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}
